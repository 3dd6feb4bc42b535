import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { estimatedRoadMeters } from "@/domain/distance";
import type { Language, ServerContext } from "../../context";
import { refuse } from "../refusals";
import { placeOf } from "../zones/zones-of-place";
import { type NamedReceiver, readReceiver } from "./parcel-receiver";

/** A parcel's receiver, and how far it is to them. */
export interface MeasuredParcel {
  receiver: NamedReceiver;
  distanceMeters: number;
}

/**
 * How far a parcel goes: measured by the shop's map service between both points, on foot as the page measures it, or
 * estimated from the straight line where that knows no way. What the request says counts for nothing. Asks the network, so
 * it is called outside of the transaction.
 */
export async function measureParcel(
  { routePlanner }: Pick<ServerContext, "routePlanner">,
  body: PlaceOrderRequest,
  language: Language,
): Promise<MeasuredParcel> {
  const receiver = readReceiver(body);
  const from = placeOf(body.latitude, body.longitude);
  if (!from) throw refuse("coordinates_invalid");
  const measured = await routePlanner
    .distance({ from, to: receiver.place, mode: "walking" }, language)
    .catch(() => null);
  const element = measured?.rows[0]?.elements[0];
  const meters = element?.status === "OK" ? element.distance?.value : undefined;
  return { receiver, distanceMeters: meters ?? estimatedRoadMeters(from, receiver.place) };
}
