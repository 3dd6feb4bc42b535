import { queryOptions } from "@tanstack/react-query";
import type { NewPasskey, OwnerProof, Passkey, PasskeyOptions } from "@/contract/calls/passkeys";
import { get, post, remove } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";
import {
  identifier,
  requireObject,
  requireReadable,
  text,
  textOrNull,
} from "@/platform/http/normalise/readers";
import { dataOf } from "@/platform/query";

/** Options that hold a challenge; the rest is for the browser to judge. */
export const normalisePasskeyOptions = (response: unknown): PasskeyOptions =>
  requireObject(response, ["challenge"]) as PasskeyOptions;

/** GET /customer/passkeys. */
const normalisePasskeys = (response: unknown): Passkey[] =>
  requireReadable(response, (row) => {
    const id = identifier(row.id);
    if (id === null) return null;
    return {
      id,
      name: text(row.name),
      created_at: text(row.created_at),
      last_used_at: textOrNull(row.last_used_at),
    };
  });

/** The customer's passkeys, the newest first. Never kept: a list of keys has to be true. */
export const passkeysQuery = (accountKey: string) =>
  queryOptions({
    queryKey: ["passkeys", accountKey],
    queryFn: ({ signal }) =>
      get({ path: "/customer/passkeys", normalise: normalisePasskeys, authenticated: true, signal }),
    staleTime: 0,
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });

/** Options for making a passkey. 403 `password` or `proof` while it has not been shown whose account it is. */
export async function newPasskeyOptions(proof: OwnerProof): Promise<PasskeyOptions> {
  const answer = await post({
    path: "/customer/passkeys/options",
    authenticated: true,
    body: proof,
    normalise: normalisePasskeyOptions,
  });
  return answer.data;
}

/** Options with which a passkey of the customer confirms that it is them. */
export async function confirmPasskeyOptions(): Promise<PasskeyOptions> {
  const answer = await post({
    path: "/customer/passkeys/confirm-options",
    authenticated: true,
    normalise: normalisePasskeyOptions,
  });
  return answer.data;
}

/** Keeps a passkey that was made. */
export const addPasskey = (credential: NewPasskey) =>
  post({
    path: "/customer/passkeys",
    authenticated: true,
    body: { credential },
    normalise: normaliseMessage,
  });

/** Removes one. 404 when it is gone already. */
export const removePasskey = (id: number) =>
  remove({ path: `/customer/passkeys/${id}`, authenticated: true, normalise: normaliseMessage });
