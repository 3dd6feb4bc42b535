/** Configuration, public pages, zones and places, sign-in, push. */
import type {
  CourierApplicationRequest,
  StoreApplicationRequest,
  StoreApplied,
  Vehicle,
} from "../calls/applications";
import type {
  CheckEmailRequest,
  FirebaseResetRequest,
  FirebaseVerifyRequest,
  ForgotPasswordRequest,
  GuestRequest,
  GuestTicket,
  LoginRequest,
  ResetPasswordRequest,
  SignUpRequest,
  SocialExchange,
  SocialExchangeRequest,
  SocialLoginRequest,
  SocialRegisterRequest,
  UpdateInfoRequest,
  VerifyEmailRequest,
  VerifyPhoneRequest,
  VerifyTokenRequest,
} from "../calls/auth";
import type { PasskeyLoginRequest, PasskeyOptions } from "../calls/passkeys";
import type {
  AutocompleteQuery,
  DirectionResult,
  DistanceResult,
  GeocodeResult,
  ModuleListQuery,
  NewsletterRequest,
  PlaceDetailsQuery,
  PlaceResult,
  PointQuery,
  Predictions,
  WayQuery,
  ZoneCheckQuery,
} from "../calls/places";
import type {
  PushSettings,
  PushSubscribed,
  PushSubscriptionRemoval,
  PushSubscriptionRequest,
} from "../calls/push";
import type {
  BusinessPlanChosen,
  BusinessPlanRequest,
  PackageView,
  PlanPaymentRequest,
  PlanPaymentStarted,
} from "../calls/store-plans";
import type { Config } from "../entities/config";
import type { LoginResult } from "../entities/customer";
import type { Landing } from "../entities/landing";
import type { Module, Zone, ZoneLookup } from "../entities/module";
import type { MessageBody } from "../errors";

interface StoreApplicationForm extends StoreApplicationRequest {
  logo: unknown;
  cover_photo?: unknown;
  tin_certificate_image?: unknown;
}

interface CourierApplicationForm extends CourierApplicationRequest {
  image?: unknown;
  "identity_image[]"?: unknown;
}

export interface PublicCalls {
  // Stores and delivery people that ask to work with the shop
  "POST /auth/vendor/register": { form: StoreApplicationForm; response: StoreApplied };
  "POST /auth/delivery-man/store": { form: CourierApplicationForm; response: MessageBody };
  "GET /get-vehicles": { response: Vehicle[] };
  "GET /vendor/package-view": { response: PackageView };
  "POST /vendor/business_plan": { body: BusinessPlanRequest; response: BusinessPlanChosen };
  "POST /vendor/subscription/payment/api": { body: PlanPaymentRequest; response: PlanPaymentStarted };

  // Configuration, modules and public pages
  "GET /config": { response: Config };
  "GET /react-landing-page": { response: Landing };
  "GET /module": { query: ModuleListQuery; response: Module[] };
  "GET /terms-and-conditions": { response: string };
  "GET /privacy-policy": { response: string };
  "GET /about-us": { response: string };
  "GET /refund-policy": { response: string };
  "GET /shipping-policy": { response: string };
  "GET /cancelation": { response: string };
  "POST /newsletter/subscribe": { body: NewsletterRequest; response: MessageBody };

  // Zones and places
  "GET /config/get-zone-id": { query: PointQuery; response: ZoneLookup };
  "GET /zone/list": { response: Zone[] };
  "GET /zone/check": { query: ZoneCheckQuery; response: boolean };
  "GET /config/place-api-autocomplete": { query: AutocompleteQuery; response: Predictions };
  "GET /config/place-api-details": { query: PlaceDetailsQuery; response: PlaceResult };
  "GET /config/geocode-api": { query: PointQuery; response: GeocodeResult };
  "GET /config/distance-api": { query: WayQuery; response: DistanceResult };
  "GET /config/direction-api": { query: WayQuery; response: DirectionResult };

  // Sign-in
  "POST /auth/guest/request": { optionalBody: GuestRequest; response: GuestTicket };
  "POST /auth/sign-up": { body: SignUpRequest; response: LoginResult };
  "POST /auth/login": { body: LoginRequest; response: LoginResult };
  "POST /auth/verify-phone": { body: VerifyPhoneRequest; response: LoginResult };
  "POST /auth/firebase-verify-token": { body: FirebaseVerifyRequest; response: LoginResult };
  "PUT /auth/firebase-reset-password": { body: FirebaseResetRequest; response: MessageBody };
  "POST /auth/check-email": { body: CheckEmailRequest; response: MessageBody };
  "POST /auth/verify-email": { body: VerifyEmailRequest; response: MessageBody };
  "POST /auth/update-info": { body: UpdateInfoRequest; response: LoginResult };
  "POST /auth/social-exchange": { body: SocialExchangeRequest; response: SocialExchange };
  "POST /auth/social-login": { body: SocialLoginRequest; response: LoginResult };
  "POST /auth/social-register": { body: SocialRegisterRequest; response: LoginResult };
  "POST /auth/passkey/options": { response: PasskeyOptions };
  "POST /auth/passkey/login": { body: PasskeyLoginRequest; response: LoginResult };
  "POST /auth/logout": { response: MessageBody };
  "POST /auth/forgot-password": { body: ForgotPasswordRequest; response: MessageBody };
  "POST /auth/verify-token": { body: VerifyTokenRequest; response: MessageBody };
  "PUT /auth/reset-password": { body: ResetPasswordRequest; response: MessageBody };

  // Push
  "GET /push/settings": { response: PushSettings };
  "POST /push/subscriptions": { body: PushSubscriptionRequest; response: PushSubscribed };
  "PUT /push/subscriptions": { body: PushSubscriptionRequest; response: PushSubscribed };
  "DELETE /push/subscriptions": { query: PushSubscriptionRemoval; response: MessageBody };
}
