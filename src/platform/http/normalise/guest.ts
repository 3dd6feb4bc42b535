import { identifier, requireEntity, requireObject } from "./readers";

/** POST /auth/guest/request. */
export function normaliseGuestRequest(answer: unknown): { guest_id: number } {
  return { guest_id: requireEntity(identifier(requireObject(answer).guest_id)) };
}
