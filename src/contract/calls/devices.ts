/** Devices that a customer is signed in on. */
import { type Static, Type } from "../schema";

/** A device of GET /customer/devices; the one that asks comes first. */
export const SignedInDevice = Type.Object({
  id: Type.Integer(),
  /** Browser and system, such as "Chrome, Android"; "" when they are not known. */
  name: Type.String(),
  is_current: Type.Boolean(),
  /** ISO 8601. */
  signed_in_at: Type.String(),
  last_seen_at: Type.String(),
});
export type SignedInDevice = Static<typeof SignedInDevice>;

/** DELETE /customer/devices/{id}. */
export const DeviceParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
