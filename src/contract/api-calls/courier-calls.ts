/** Calls of couriers' phones, with the token of a courier. Shoppers' pages make none of them. */

import type {
  CourierConsentRequest,
  CourierDeliveredRequest,
  CourierInvitationRequest,
  CourierMe,
  CourierPositionsRequest,
  CourierPositionsTaken,
  CourierReturnedRequest,
  CourierSession,
  CourierShiftRequest,
  CourierSignInRequest,
  CourierStepDone,
  CourierStepRequest,
} from "../calls/couriers";
import type { StaffPushKey, StaffPushRemoval, StaffPushRequest } from "../calls/staff-push";

type Nothing = Record<string, never>;

export interface CourierCalls {
  "POST /courier/sign-in": { body: CourierSignInRequest; response: CourierSession };
  "POST /courier/invitations/accept": { body: CourierInvitationRequest; response: CourierSession };
  "POST /courier/sign-out": { response: Nothing };
  "GET /courier/me": { response: CourierMe };
  "GET /courier/push": { response: StaffPushKey };
  "POST /courier/push/subscribe": { body: StaffPushRequest; response: Nothing };
  "POST /courier/push/unsubscribe": { body: StaffPushRemoval; response: Nothing };
  "POST /courier/shift": { body: CourierShiftRequest; response: Nothing };
  "POST /courier/position-consent": { body: CourierConsentRequest; response: Nothing };
  "POST /courier/positions": { body: CourierPositionsRequest; response: CourierPositionsTaken };
  "POST /courier/offers/{id}/accept": { response: CourierStepDone };
  "POST /courier/offers/{id}/decline": { response: Nothing };
  "POST /courier/orders/{id}/picked-up": { body: CourierStepRequest; response: CourierStepDone };
  "POST /courier/orders/{id}/arrived": { body: CourierStepRequest; response: CourierStepDone };
  "POST /courier/orders/{id}/delivered": { body: CourierDeliveredRequest; response: CourierStepDone };
  "POST /courier/orders/{id}/returned": { body: CourierReturnedRequest; response: CourierStepDone };
  "POST /courier/orders/{id}/photos": { form: Nothing; response: CourierStepDone };
}
