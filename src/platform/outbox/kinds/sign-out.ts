/** Revokes a token that was left behind, also when the sign-out happened with no network. */
import { ApiError } from "@/platform/http/api-error";
import { request } from "@/platform/http/client";
import type { SignOutRow } from "../queue/row";
import type { Gate } from "../sender/gate";
import { deletePendingRevocation, readPendingRevocation } from "../storage/pending-revocations";

/** A token that the server does not take any more, or a backend without this call: there is nothing left to revoke. */
export async function sendSignOut(row: SignOutRow, gate: Gate): Promise<void> {
  const token = await readPendingRevocation(row.payload.leaving);
  try {
    if (token !== null) {
      await gate((_shop, signal) =>
        request({
          method: "POST",
          path: "/auth/logout",
          authenticated: false,
          headers: { Authorization: `Bearer ${token}` },
          signal,
          normalise: () => null,
        }),
      );
    }
  } catch (error) {
    const over =
      error instanceof ApiError &&
      (error.kind === "unauthorised" ||
        (error.kind === "refused" && error.status < 500 && error.status !== 429));
    if (!over) throw error;
  }
  await deletePendingRevocation(row.payload.leaving);
}
