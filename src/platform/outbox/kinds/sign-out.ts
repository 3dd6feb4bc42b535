/** Revokes the token of a person who signed out, also when that happened without network. */
import { ApiError } from "@/platform/http/api-error";
import { post } from "@/platform/http/client";
import { requireObject } from "@/platform/http/normalise/readers";
import type { Gate } from "../gate/gate";
import type { SignOutRow } from "../rows/row";
import { deletePendingRevocation, readPendingRevocation } from "../storage/pending-revocations";

/** A token that the server no longer accepts, or a backend without this call: there is nothing left to revoke. */
export async function sendSignOut(row: SignOutRow, gate: Gate): Promise<void> {
  const token = await readPendingRevocation(row.payload.revocationId);
  try {
    if (token !== null) {
      await gate((_shop, signal) =>
        post({
          path: "/auth/logout",
          authenticated: false,
          headers: { Authorization: `Bearer ${token}` },
          signal,
          normalise: requireObject,
        }),
      );
    }
  } catch (error) {
    const isOver =
      error instanceof ApiError &&
      (error.kind === "unauthorised" ||
        (error.kind === "refused" && error.status < 500 && error.status !== 429));
    if (!isOver) throw error;
  }
  await deletePendingRevocation(row.payload.revocationId);
}
