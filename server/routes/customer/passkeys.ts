import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { LoginResult, MessageBody } from "@/contract";
import {
  AddPasskeyRequest,
  OwnerCodeSent,
  OwnerProof,
  Passkey,
  PasskeyLoginRequest,
  PasskeyOptions,
  PasskeyParams,
} from "@/contract/calls/passkeys";
import { networkAddressKey } from "../../plugins/rate-limit";
import { checkOwner, sendOwnerCode } from "../../services/customers/check-owner";
import {
  addPasskey,
  confirmOptions,
  listPasskeys,
  newPasskeyOptions,
  removePasskey,
} from "../../services/passkeys/customer-passkeys";
import { signInByPasskey, signInOptions } from "../../services/passkeys/passkey-sign-in";
import { customerIdOf, messageFor, profileCallerOf, signInOriginOf } from "./request-caller";

/** Signing in with passkeys, and the passkeys of a customer. */
export const passkeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "customer", idempotent: false } as const;

  app.post(
    "/auth/passkey/options",
    { schema: { tags: ["auth"], response: { 200: PasskeyOptions } } },
    (request) => signInOptions(context, networkAddressKey(request.ip)),
  );

  app.post(
    "/auth/passkey/login",
    { schema: { tags: ["auth"], body: PasskeyLoginRequest, response: { 200: LoginResult } } },
    (request) => signInByPasskey(context, request.body, signInOriginOf(request)),
  );

  app.get(
    "/customer/passkeys",
    { config, schema: { tags: ["customer"], response: { 200: Type.Array(Passkey) } } },
    (request) => listPasskeys(context.database, customerIdOf(request)),
  );

  app.post(
    "/customer/passkeys/options",
    { config, schema: { tags: ["customer"], body: OwnerProof, response: { 200: PasskeyOptions } } },
    async (request) => {
      await checkOwner(context, profileCallerOf(request), request.body);
      return newPasskeyOptions(context, customerIdOf(request));
    },
  );

  app.post(
    "/customer/passkeys/confirm-options",
    { config, schema: { tags: ["customer"], response: { 200: PasskeyOptions } } },
    (request) => confirmOptions(context, customerIdOf(request)),
  );

  app.post(
    "/customer/passkeys",
    { config, schema: { tags: ["customer"], body: AddPasskeyRequest, response: { 200: MessageBody } } },
    async (request) => {
      const { device } = signInOriginOf(request);
      await addPasskey(context, customerIdOf(request), request.body.credential, device);
      return { message: messageFor(request, "passkey_added") };
    },
  );

  app.delete(
    "/customer/passkeys/:id",
    { config, schema: { tags: ["customer"], params: PasskeyParams, response: { 200: MessageBody } } },
    async (request) => {
      await removePasskey(context.database, customerIdOf(request), request.params.id);
      return { message: messageFor(request, "passkey_removed") };
    },
  );

  // Proves the owner of an account without a password, for a new passkey or its removal.
  app.post(
    "/customer/owner-code",
    { config, schema: { tags: ["customer"], response: { 200: OwnerCodeSent } } },
    async (request) => ({
      verification_on: await sendOwnerCode(context, profileCallerOf(request)),
      message: messageFor(request, "code_sent"),
    }),
  );
};
