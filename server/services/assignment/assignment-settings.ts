/** How orders get their courier, as the shop has set it. */
import { type CourierAssignment, courierAssignments } from "@/contract/calls/couriers";
import type { Queryable } from "../../context";
import { readSetting } from "../settings/settings";

/** How long an offer is open where the shop sets no other time, seconds. */
const defaultOfferSeconds = 45;

export async function readAssignment(database: Queryable): Promise<CourierAssignment> {
  const word = await readSetting(database, "courier_assignment");
  return courierAssignments.find((known) => known === word) ?? "least_busy";
}

export async function readOfferSeconds(database: Queryable): Promise<number> {
  const seconds = await readSetting(database, "courier_offer_seconds");
  return typeof seconds === "number" && Number.isInteger(seconds) && seconds > 0
    ? seconds
    : defaultOfferSeconds;
}
