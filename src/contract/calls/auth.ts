/** Requests of the sign-in calls. Responses are `LoginResult`, `MessageBody` or `GuestTicket`. */
import { nullable, oneOf, type Static, Type } from "../schema";

/** A guest's secret number, 52 random bits. */
export const GuestId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const PhoneOrEmail = oneOf(["phone", "email"]);
export type PhoneOrEmail = Static<typeof PhoneOrEmail>;

const closed = { additionalProperties: false } as const;
const shortText = Type.String({ maxLength: 191 });
/** The specification's longest address. */
const email = Type.String({ maxLength: 255 });
/** Upper bound of a password; longer ones only cost the server's time. */
const password = Type.String({ minLength: 1, maxLength: 128 });
const phone = Type.String({ maxLength: 64 });
/** Another service's token: an ID token, or Facebook's access token. */
const socialToken = Type.String({ minLength: 1, maxLength: 8192 });
const code = Type.String({ minLength: 1, maxLength: 32 });

/** POST /auth/guest/request. */
export const GuestRequest = Type.Object(
  { fcm_token: Type.Optional(Type.String({ maxLength: 4096 })) },
  closed,
);
export type GuestRequest = Static<typeof GuestRequest>;

export const GuestTicket = Type.Object({ message: Type.String(), guest_id: GuestId });
export type GuestTicket = Static<typeof GuestTicket>;

/** POST /auth/sign-up. `name` is split at its first space. */
export const SignUpRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    phone: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({ minLength: 1, maxLength: 255 }),
    password,
    confirm_password: Type.Optional(Type.String({ maxLength: 128 })),
    ref_code: Type.Optional(shortText),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type SignUpRequest = Static<typeof SignUpRequest>;

/** POST /auth/login. Which fields are needed depends on `login_type`. */
export const LoginRequest = Type.Object(
  {
    login_type: oneOf(["manual", "otp", "social"]),
    email_or_phone: Type.Optional(email),
    password: Type.Optional(Type.String({ maxLength: 128 })),
    field_type: Type.Optional(PhoneOrEmail),
    type: Type.Optional(shortText),
    phone: Type.Optional(phone),
    otp: Type.Optional(Type.String({ maxLength: 32 })),
    verified: Type.Optional(shortText),
    token: Type.Optional(socialToken),
    unique_id: Type.Optional(Type.String({ maxLength: 255 })),
    medium: Type.Optional(shortText),
    email: Type.Optional(email),
    access_token: Type.Optional(Type.Integer()),
    platform: Type.Optional(shortText),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type LoginRequest = Static<typeof LoginRequest>;

/** POST /auth/verify-phone, for phone and e-mail codes. */
export const VerifyPhoneRequest = Type.Object(
  {
    otp: code,
    verification_type: PhoneOrEmail,
    phone: Type.Optional(phone),
    email: Type.Optional(email),
    login_type: oneOf(["manual", "otp"]),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type VerifyPhoneRequest = Static<typeof VerifyPhoneRequest>;

/** POST /auth/firebase-verify-token: a code that Firebase sent on the page's request. */
export const FirebaseVerifyRequest = Type.Object(
  {
    session_info: Type.String({ minLength: 1, maxLength: 4096 }),
    phone: Type.String({ minLength: 1, maxLength: 64 }),
    otp: code,
    login_type: oneOf(["manual", "otp"]),
    guest_id: Type.Optional(nullable(GuestId)),
  },
  closed,
);
export type FirebaseVerifyRequest = Static<typeof FirebaseVerifyRequest>;

/** PUT /auth/firebase-reset-password, for a forgotten password; `code` is the reset token then. */
export const FirebaseResetRequest = Type.Object(
  {
    sessionInfo: Type.String({ minLength: 1, maxLength: 4096 }),
    phoneNumber: Type.String({ minLength: 1, maxLength: 64 }),
    code,
    is_reset_token: Type.Optional(Type.Integer()),
    _method: Type.Optional(shortText),
  },
  closed,
);
export type FirebaseResetRequest = Static<typeof FirebaseResetRequest>;

/** POST /auth/check-email, the older form of asking for an e-mail address's code. */
export const CheckEmailRequest = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 255 }) },
  closed,
);
export type CheckEmailRequest = Static<typeof CheckEmailRequest>;

/** POST /auth/verify-email, which follows it: `token` is the code. */
export const VerifyEmailRequest = Type.Object({ ...CheckEmailRequest.properties, token: code }, closed);
export type VerifyEmailRequest = Static<typeof VerifyEmailRequest>;

/**
 * POST /auth/update-info: what a new person says of themselves after signing in by a code or by another service. The proof
 * comes along once more: `otp` of the phone, or the service's token.
 */
export const UpdateInfoRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 120 }),
    login_type: oneOf(["otp", "social", "manual"]),
    phone: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({ minLength: 1, maxLength: 255 }),
    ref_code: Type.Optional(shortText),
    guest_id: Type.Optional(nullable(GuestId)),
    otp: Type.Optional(Type.String({ maxLength: 32 })),
    medium: Type.Optional(shortText),
    token: Type.Optional(socialToken),
    unique_id: Type.Optional(Type.String({ maxLength: 255 })),
  },
  closed,
);
export type UpdateInfoRequest = Static<typeof UpdateInfoRequest>;

const socialTokenFields = {
  medium: oneOf(["google", "facebook", "apple"]),
  token: socialToken,
  unique_id: Type.Optional(Type.String({ maxLength: 255 })),
};
const SocialToken = Type.Object(socialTokenFields);
export type SocialToken = Static<typeof SocialToken>;

/** POST /auth/social-exchange, an addition: the code that a service gave the page (OAuth, PKCE) for a token. */
export const SocialExchangeRequest = Type.Object(
  {
    medium: socialTokenFields.medium,
    code: Type.String({ minLength: 1, maxLength: 2048 }),
    code_verifier: Type.String({ minLength: 43, maxLength: 128 }),
    nonce: Type.String({ minLength: 16, maxLength: 128 }),
    redirect_uri: Type.String({ minLength: 1, maxLength: 512 }),
  },
  closed,
);
export type SocialExchangeRequest = Static<typeof SocialExchangeRequest>;

/** The owner of the token; `email` only when the service has verified it. */
export const SocialExchange = Type.Object({
  token: Type.String(),
  unique_id: Type.String(),
  email: nullable(Type.String()),
  name: nullable(Type.String()),
});
export type SocialExchange = Static<typeof SocialExchange>;

/** POST /auth/social-login, the older form of signing in with another service. */
export const SocialLoginRequest = Type.Object(
  { ...socialTokenFields, email: Type.Optional(nullable(email)), guest_id: Type.Optional(nullable(GuestId)) },
  closed,
);
export type SocialLoginRequest = Static<typeof SocialLoginRequest>;

/** POST /auth/social-register, for a new person of it. */
export const SocialRegisterRequest = Type.Object(
  {
    ...SocialLoginRequest.properties,
    phone: Type.String({ minLength: 1, maxLength: 64 }),
    name: Type.Optional(Type.String({ maxLength: 120 })),
    ref_code: Type.Optional(shortText),
    id_token: Type.Optional(Type.Union([Type.Boolean(), Type.Integer()])),
  },
  closed,
);
export type SocialRegisterRequest = Static<typeof SocialRegisterRequest>;

/** POST /auth/forgot-password. `verification_method` may be left out when the fields make it clear. */
export const ForgotPasswordRequest = Type.Object(
  {
    verification_method: Type.Optional(PhoneOrEmail),
    phone: Type.Optional(phone),
    email: Type.Optional(email),
  },
  closed,
);
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;

/** POST /auth/verify-token. */
export const VerifyTokenRequest = Type.Object(
  { ...ForgotPasswordRequest.properties, reset_token: code },
  closed,
);
export type VerifyTokenRequest = Static<typeof VerifyTokenRequest>;

/** PUT /auth/reset-password. */
export const ResetPasswordRequest = Type.Object(
  {
    ...VerifyTokenRequest.properties,
    password,
    confirm_password: Type.String({ minLength: 1, maxLength: 128 }),
    _method: Type.Optional(shortText),
  },
  closed,
);
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;
