import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  CourierDeliveredRequest,
  CourierReturnedRequest,
  CourierStepDone,
  CourierStepRequest,
} from "@/contract/calls/couriers";
import { courierOf } from "../../plugins/courier";
import { onceOnly } from "../../plugins/idempotency";
import { acceptOffer, declineOffer } from "../../services/couriers/answer-offers";
import { courierCaller } from "../../services/couriers/courier";
import { arrive, bringBack, deliver, lockOwn, pickUp } from "../../services/couriers/courier-steps";
import { addDoorPhotos } from "../../services/couriers/door-photos";
import { proofsWith } from "../../services/orders/delivery-proof";
import { withPhotos } from "../../services/photos/with-photos";
import { countCodeGuess } from "../../services/rate-limits/door-code-limit";
import { countPhotos } from "../../services/rate-limits/photo-limits";
import { OrderPath } from "../board/orders";

const tags = ["courier"];
const response = { 200: CourierStepDone };
const OfferPath = OrderPath;

/** Steps of couriers with their orders and offers. Each happens once for its Idempotency-Key. */
export const courierOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { courier: true, perMinute: 600 } as const;

  app.post(
    "/courier/offers/:id/accept",
    { config, schema: { tags, params: OfferPath, response } },
    (request, reply) => {
      const offer = { courier: courierOf(request), offerId: request.params.id };
      return onceOnly(request, reply, (tx) => acceptOffer(tx, context, offer), {
        callerName: courierCaller(offer.courier),
      });
    },
  );

  app.post(
    "/courier/offers/:id/decline",
    { config, schema: { tags, params: OfferPath, response: { 200: Type.Object({}) } } },
    (request, reply) => {
      const offer = { courier: courierOf(request), offerId: request.params.id };
      const decline = async (tx: Parameters<typeof declineOffer>[0]) => {
        await declineOffer(tx, context, offer);
        return {};
      };
      return onceOnly(request, reply, decline, { callerName: courierCaller(offer.courier) });
    },
  );

  for (const [path, step] of [
    ["picked-up", pickUp],
    ["arrived", arrive],
  ] as const)
    app.post(
      `/courier/orders/:id/${path}`,
      { config, schema: { tags, params: OrderPath, body: CourierStepRequest, response } },
      (request, reply) => {
        const order = { courier: courierOf(request), orderId: request.params.id };
        return onceOnly(request, reply, (tx) => step(tx, context, order, request.body), {
          callerName: courierCaller(order.courier),
        });
      },
    );

  app.post(
    "/courier/orders/:id/delivered",
    { config, schema: { tags, params: OrderPath, body: CourierDeliveredRequest, response } },
    async (request, reply) => {
      const order = { courier: courierOf(request), orderId: request.params.id };
      if (request.body.code !== undefined) await countCodeGuess(context, order);
      return onceOnly(request, reply, (tx) => deliver(tx, context, order, request.body), {
        callerName: courierCaller(order.courier),
      });
    },
  );

  app.post(
    "/courier/orders/:id/returned",
    { config, schema: { tags, params: OrderPath, body: CourierReturnedRequest, response } },
    (request, reply) => {
      const order = { courier: courierOf(request), orderId: request.params.id };
      return onceOnly(request, reply, (tx) => bringBack(tx, context, order, request.body), {
        callerName: courierCaller(order.courier),
      });
    },
  );

  app.post(
    "/courier/orders/:id/photos",
    {
      config: { courier: true, perMinute: 120, files: { photo: 3 } },
      schema: { tags, params: OrderPath, response },
    },
    async (request, reply) => {
      const order = { courier: courierOf(request), orderId: request.params.id };
      const caller = courierCaller(order.courier);
      const uploads = request.uploads?.get("photo") ?? [];
      // Only what would be accepted costs the processor something.
      await context.database.transaction(async (tx) =>
        proofsWith(
          await lockOwn(tx, order),
          uploads.map(() => ""),
        ),
      );
      await countPhotos(context, { person: caller, address: null, count: uploads.length });
      return withPhotos(context.settings, { uploads, sender: caller }, (paths, onWritten) =>
        onceOnly(
          request,
          reply,
          async (tx) => {
            const done = await addDoorPhotos(tx, context, order, paths);
            onWritten();
            return done;
          },
          { callerName: caller },
        ),
      );
    },
  );
};
