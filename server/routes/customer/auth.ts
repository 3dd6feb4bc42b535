import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { LoginResult, MessageBody } from "@/contract";
import {
  CheckEmailRequest,
  FirebaseResetRequest,
  FirebaseVerifyRequest,
  ForgotPasswordRequest,
  GuestRequest,
  GuestTicket,
  LoginRequest,
  ResetPasswordRequest,
  SignUpRequest,
  UpdateInfoRequest,
  VerifyEmailRequest,
  VerifyPhoneRequest,
  VerifyTokenRequest,
} from "@/contract/calls/auth";
import { networkAddressKey } from "../../plugins/rate-limit";
import { acceptFirebaseReset, verifyFirebaseCode } from "../../services/auth/firebase-codes";
import { createGuest } from "../../services/auth/guests";
import { forgotPassword, resetPassword, verifyResetToken } from "../../services/auth/reset-password";
import { endSession } from "../../services/auth/sessions";
import { completeSignIn, login, signUp, verifyContact } from "../../services/auth/sign-in";
import { requestEmailCode, verifyEmail } from "../../services/auth/verify-email";
import { countAttempts } from "../../services/rate-limits/attempt-limits";
import { messageFor, signInOriginOf } from "./request-caller";

/** Guests that one network address may make, in ten minutes and in a day; a whole network of phones may share one. */
const guestsPerAddress = [
  { kind: "guest-request", limit: 1000, windowSeconds: 600 },
  { kind: "guest-request-day", limit: 10_000, windowSeconds: 86_400 },
] as const;

/** Section 1.1 of the contract: guests, accounts and codes. */
export const authRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.post(
    "/auth/guest/request",
    { schema: { tags: ["auth"], body: GuestRequest, response: { 200: GuestTicket } } },
    async (request) => {
      const now = context.clock.now();
      const subject = networkAddressKey(request.ip);
      await countAttempts(
        context.database,
        now,
        guestsPerAddress.map((limit) => ({ ...limit, subject })),
      );
      const guestId = await createGuest(context.database, request.body.fcm_token ?? null, now);
      return { message: messageFor(request, "guest_created"), guest_id: guestId };
    },
  );

  app.post(
    "/auth/sign-up",
    { schema: { tags: ["auth"], body: SignUpRequest, response: { 200: LoginResult } } },
    (request) => signUp(context, request.body, signInOriginOf(request)),
  );

  app.post(
    "/auth/login",
    { schema: { tags: ["auth"], body: LoginRequest, response: { 200: LoginResult } } },
    (request) => login(context, request.body, signInOriginOf(request)),
  );

  app.post(
    "/auth/verify-phone",
    { schema: { tags: ["auth"], body: VerifyPhoneRequest, response: { 200: LoginResult } } },
    (request) => verifyContact(context, request.body, signInOriginOf(request)),
  );

  app.post(
    "/auth/firebase-verify-token",
    { schema: { tags: ["auth"], body: FirebaseVerifyRequest, response: { 200: LoginResult } } },
    (request) => verifyFirebaseCode(context, request.body, signInOriginOf(request)),
  );

  app.put(
    "/auth/firebase-reset-password",
    { schema: { tags: ["auth"], body: FirebaseResetRequest, response: { 200: MessageBody } } },
    async (request) => {
      await acceptFirebaseReset(context, request.body, networkAddressKey(request.ip));
      return { message: messageFor(request, "code_right") };
    },
  );

  app.post(
    "/auth/check-email",
    { schema: { tags: ["auth"], body: CheckEmailRequest, response: { 200: MessageBody } } },
    async (request) => {
      await requestEmailCode(context, request.body, signInOriginOf(request));
      return { message: messageFor(request, "code_sent") };
    },
  );

  app.post(
    "/auth/verify-email",
    { schema: { tags: ["auth"], body: VerifyEmailRequest, response: { 200: MessageBody } } },
    async (request) => {
      await verifyEmail(context, request.body, networkAddressKey(request.ip));
      return { message: messageFor(request, "email_verified") };
    },
  );

  app.post(
    "/auth/update-info",
    { schema: { tags: ["auth"], body: UpdateInfoRequest, response: { 200: LoginResult } } },
    (request) => completeSignIn(context, request.body, signInOriginOf(request)),
  );

  app.post(
    "/auth/logout",
    {
      config: { caller: "customer", idempotent: false },
      schema: { tags: ["auth"], response: { 200: MessageBody } },
    },
    async (request) => {
      if (request.caller.kind === "customer") {
        await endSession(context.database, request.caller.customerId, request.caller.tokenHash);
      }
      return { message: messageFor(request, "signed_out") };
    },
  );

  app.post(
    "/auth/forgot-password",
    { schema: { tags: ["auth"], body: ForgotPasswordRequest, response: { 200: MessageBody } } },
    async (request) => {
      await forgotPassword(context, request.body, signInOriginOf(request));
      return {
        message: messageFor(request, "code_sent"),
      };
    },
  );

  app.post(
    "/auth/verify-token",
    { schema: { tags: ["auth"], body: VerifyTokenRequest, response: { 200: MessageBody } } },
    async (request) => {
      await verifyResetToken(context, request.body, networkAddressKey(request.ip));
      return { message: messageFor(request, "code_right") };
    },
  );

  app.put(
    "/auth/reset-password",
    { schema: { tags: ["auth"], body: ResetPasswordRequest, response: { 200: MessageBody } } },
    async (request) => {
      await resetPassword(context, request.body, networkAddressKey(request.ip));
      return { message: messageFor(request, "password_changed") };
    },
  );
};
