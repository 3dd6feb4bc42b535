import { identifier, present, usable } from "./read";

/** POST /auth/guest/request. */
export function normaliseGuestRequest(answer: unknown): { guest_id: number } {
  return { guest_id: present(identifier(usable(answer).guest_id)) };
}
