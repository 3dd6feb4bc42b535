import { identifier, requireEntity, requireObject } from "./readers";

/** POST /auth/guest/request. */
export function normaliseGuestRequest(response: unknown): { guest_id: number } {
  return { guest_id: requireEntity(identifier(requireObject(response).guest_id)) };
}
