import type { OwnerProof } from "@/contract/calls/passkeys";
import { isApiError } from "@/platform/http/api-error";
import { get, remove } from "@/platform/http/client";
import { requireObject, requireReadable } from "@/platform/http/normalise/readers";

/**
 * Removes the account of this token for good; also resolves when only the response was lost. Rejects with 403 `password` or
 * `proof` until the owner has proved who they are, and with 203 `on-going` while orders run.
 */
export async function removeAccount(proof: OwnerProof, token: string): Promise<void> {
  try {
    await sendRemoval(proof);
  } catch (error) {
    if (!isApiError(error) || !error.isConnection || !(await isTokenGone(token))) throw error;
  }
}

/** A request of its own, because a 401 of the session's own calls would count as an expired session. */
async function isTokenGone(token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  try {
    await get({ path: "/customer/info", authenticated: false, headers, normalise: () => null });
    return false;
  } catch (error) {
    return isApiError(error, "unauthorised");
  }
}

const sendRemoval = (proof: OwnerProof) =>
  remove({
    path: "/customer/remove-account",
    authenticated: true,
    body: proof,
    normalise: normaliseRemoval,
  });

/** An empty list, by the contract; a message alone is taken too. */
function normaliseRemoval(response: unknown): null {
  if (Array.isArray(response)) requireReadable(response, (row) => row);
  else requireObject(response, ["message"]);
  return null;
}
