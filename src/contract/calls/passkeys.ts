/** Passkeys (WebAuthn): an addition to the contract. Options and credentials have the JSON forms of WebAuthn level 3. */
import { nullable, oneOf, type Static, Type } from "../schema";
import { GuestId } from "./auth";

/** base64url. */
const bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength });
/** Fields of every credential beside its response. */
const credentialFields = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: oneOf(["public-key"]),
  authenticatorAttachment: Type.Optional(nullable(oneOf(["cross-platform", "platform"]))),
  clientExtensionResults: Type.Optional(Type.Object({}, { additionalProperties: true })),
};

/** An authenticator's signed answer: AuthenticationResponseJSON. */
export const PasskeyAssertion = Type.Object({
  ...credentialFields,
  response: Type.Object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
  }),
});
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

/** A passkey that was made: RegistrationResponseJSON. */
export const NewPasskey = Type.Object({
  ...credentialFields,
  response: Type.Object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(65_536),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
  }),
});
export type NewPasskey = Static<typeof NewPasskey>;

/** Options for the browser; the challenge in them works once and for five minutes. */
export const PasskeyOptions = Type.Object({}, { additionalProperties: true });
export type PasskeyOptions = Static<typeof PasskeyOptions>;

/** POST /auth/passkey/login. */
export const PasskeyLoginRequest = Type.Object(
  { credential: PasskeyAssertion, guest_id: Type.Optional(nullable(GuestId)) },
  { additionalProperties: false },
);
export type PasskeyLoginRequest = Static<typeof PasskeyLoginRequest>;

/**
 * Proves once more that the account is the caller's: its password, a passkey, or for an account without a password the code
 * of POST /customer/owner-code. Nothing is needed within ten minutes of signing in to an account without a password.
 */
export const ownerProofFields = {
  password: Type.Optional(nullable(Type.String({ maxLength: 128 }))),
  otp: Type.Optional(nullable(Type.String({ maxLength: 16 }))),
  passkey: Type.Optional(nullable(PasskeyAssertion)),
};
export const OwnerProof = Type.Object(ownerProofFields, { additionalProperties: false });
export type OwnerProof = Static<typeof OwnerProof>;

/** POST /customer/owner-code: where the code went. */
export const OwnerCodeSent = Type.Object({
  message: Type.String(),
  verification_on: oneOf(["phone", "email"]),
});
export type OwnerCodeSent = Static<typeof OwnerCodeSent>;

/** POST /customer/passkeys. */
export const AddPasskeyRequest = Type.Object({ credential: NewPasskey }, { additionalProperties: false });
export type AddPasskeyRequest = Static<typeof AddPasskeyRequest>;

/** A passkey of GET /customer/passkeys, which lists the newest first. */
export const Passkey = Type.Object({
  id: Type.Integer(),
  /** The keeper, such as "Google Password Manager", or the browser that made it; "" when not known. */
  name: Type.String(),
  /** ISO 8601. */
  created_at: Type.String(),
  last_used_at: nullable(Type.String()),
});
export type Passkey = Static<typeof Passkey>;

/** DELETE /customer/passkeys/{id}. */
export const PasskeyParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
