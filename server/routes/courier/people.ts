import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  CourierConsentRequest,
  CourierInvitationRequest,
  CourierMe,
  CourierPositionsRequest,
  CourierPositionsTaken,
  CourierSession,
  CourierShiftRequest,
  CourierSignInRequest,
} from "@/contract/calls/couriers";
import { courierLoginOf, courierOf } from "../../plugins/courier";
import { onceOnly } from "../../plugins/idempotency";
import { networkAddressKey } from "../../plugins/rate-limit";
import { courierCaller } from "../../services/couriers/courier";
import { courierMe } from "../../services/couriers/courier-orders";
import { endCourierSession } from "../../services/couriers/courier-sessions";
import { acceptCourierInvitation, signInCourier } from "../../services/couriers/courier-sign-in";
import { setPositionConsent, setShift, takePositions } from "../../services/couriers/shift";

const tags = ["courier"];
const nothing = { 200: Type.Object({}) };

/** Couriers sign in and out, begin and end their shift, and say where they are. */
export const courierPeopleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { courier: true, perMinute: 600 } as const;

  app.post(
    "/courier/sign-in",
    {
      config: { perMinute: 60 },
      schema: { tags, body: CourierSignInRequest, response: { 200: CourierSession } },
    },
    (request) => signInCourier(context, request.body, networkAddressKey(request.ip)),
  );

  app.post(
    "/courier/invitations/accept",
    {
      config: { perMinute: 30 },
      schema: { tags, body: CourierInvitationRequest, response: { 200: CourierSession } },
    },
    (request) => acceptCourierInvitation(context, request.body, networkAddressKey(request.ip)),
  );

  app.post("/courier/sign-out", { config, schema: { tags, response: nothing } }, async (request) => {
    const { courier, tokenHash } = courierLoginOf(request);
    await endCourierSession(context.database, courier.id, tokenHash);
    return {};
  });

  app.get("/courier/me", { config, schema: { tags, response: { 200: CourierMe } } }, (request) =>
    courierMe(context, courierOf(request)),
  );

  app.post(
    "/courier/shift",
    { config, schema: { tags, body: CourierShiftRequest, response: nothing } },
    (request, reply) =>
      onceOnly(
        request,
        reply,
        async (tx) => {
          await setShift(tx, context, courierOf(request), request.body.on);
          return {};
        },
        { callerName: courierCaller(courierOf(request)) },
      ),
  );

  app.post(
    "/courier/position-consent",
    { config, schema: { tags, body: CourierConsentRequest, response: nothing } },
    (request, reply) =>
      onceOnly(
        request,
        reply,
        async (tx) => {
          await setPositionConsent(tx, context, courierOf(request), request.body.agreed);
          return {};
        },
        { callerName: courierCaller(courierOf(request)) },
      ),
  );

  // Many phones may share one address of a carrier.
  app.post(
    "/courier/positions",
    {
      config: { courier: true, perMinute: 3000 },
      schema: { tags, body: CourierPositionsRequest, response: { 200: CourierPositionsTaken } },
    },
    async (request) => ({ orders: await takePositions(context, courierOf(request), request.body) }),
  );
};
