import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { estimatedRoadMeters } from "@/domain/distance";
import type { Language, ServerContext } from "../../context";
import { phoneReader } from "../contacts/contacts";
import { type Owner, ownerName } from "../owner/owner";
import { type AttemptLimit, countAttempts } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { readDetourFactor } from "../settings/detour-factor";
import { placeOf } from "../zones/zones-of-place";
import { type NamedReceiver, readReceiver } from "./parcel-receiver";
import { isBetweenParcelZones } from "./parcel-zones";

/** Questions to the map service, which may cost the shop money, in `windowSeconds`. */
const measurings = { perPerson: 30, perAddress: 300, windowSeconds: 600 } as const;

/** A parcel's receiver, and how far it is to them. */
export interface MeasuredParcel {
  receiver: NamedReceiver;
  distanceMeters: number;
}

export interface ParcelSender {
  owner: Owner;
  moduleId: number;
  /** Network address; null where only the person's own parcels count. */
  address: string | null;
  language: Language;
}

async function countMeasuring(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { owner, address }: ParcelSender,
): Promise<void> {
  const { perPerson, perAddress, windowSeconds } = measurings;
  const limits: AttemptLimit[] = [
    { kind: "parcel-measure", subject: ownerName(owner), limit: perPerson, windowSeconds },
  ];
  if (address !== null)
    limits.push({ kind: "parcel-measure-address", subject: address, limit: perAddress, windowSeconds });
  await countAttempts(database, clock.now(), limits);
}

/**
 * How far a parcel goes: measured by the shop's map service between both points, on foot as the page measures it, or
 * estimated from the straight line where that knows no way. The request's own distance is ignored. A parcel that no zone
 * takes is estimated only: the transaction refuses it, or knows that it was placed before. 429 after too many measurings.
 * Asks the network, so it is called outside of the transaction.
 */
export async function measureParcel(
  context: Pick<ServerContext, "routePlanner" | "database" | "clock">,
  body: PlaceOrderRequest,
  sender: ParcelSender,
): Promise<MeasuredParcel> {
  const receiver = readReceiver(body, await phoneReader(context.database));
  const from = placeOf(body.latitude, body.longitude);
  if (!from) throw refuse("coordinates_invalid");
  const detourFactor = await readDetourFactor(context.database);
  const estimated = { receiver, distanceMeters: estimatedRoadMeters(from, receiver.place, detourFactor) };
  if (!(await isBetweenParcelZones(context.database, sender.moduleId, from, receiver.place)))
    return estimated;
  await countMeasuring(context, sender);
  const measured = await context.routePlanner
    .distance({ from, to: receiver.place, mode: "walking" }, sender.language)
    .catch(() => null);
  const element = measured?.rows[0]?.elements[0];
  const meters = element?.status === "OK" ? element.distance?.value : undefined;
  return meters === undefined ? estimated : { receiver, distanceMeters: meters };
}
