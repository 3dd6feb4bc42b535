import type { Courier as ShownCourier } from "@/contract/calls/couriers";
import type { couriers } from "../../db/schema";

export type CourierRow = typeof couriers.$inferSelect;

/** Somebody who is signed in to bring orders. */
export interface Courier extends ShownCourier {
  zoneId: number;
  sharesPosition: boolean;
}

type Named = Pick<CourierRow, "firstName" | "lastName">;

export const courierName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** Names a courier in keys and turns. */
export const courierCaller = ({ id }: Pick<Courier, "id">): string => `courier:${id}`;

/** A courier in the audit log: people of the board alone have a number there. */
export const courierInAudit = ({ name }: Pick<Courier, "name">): { id: null; name: string } => ({
  id: null,
  name,
});
