import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import {
  BoardPrescription,
  BoardPrescriptionPhotoPath,
  BoardPrescriptionPriced,
  BoardPrescriptionPriceRequest,
  BoardPrescriptionQuote,
  BoardPrescriptionQuoteRequest,
} from "@/contract/calls/board-prescriptions";
import { operatorRoles } from "@/contract/calls/board-sign-in";
import { onceOnly } from "../../plugins/idempotency";
import { operatorOf } from "../../plugins/operator";
import { readSignedPhoto } from "../../services/board/prescription-photos";
import {
  pricePrescriptionOrder,
  quotePrescription,
  readPrescription,
} from "../../services/board/prescriptions";
import { operatorCaller } from "../../services/operators/operator";
import { OrderPath } from "./orders";

const tags = ["board"];
const config = { operator: operatorRoles, perMinute: 600 };

/** Prescriptions: read, priced, and sent to their shopper for agreement. */
export const boardPrescriptionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(
    "/board/orders/:id/prescription",
    { config, schema: { tags, params: OrderPath, response: { 200: BoardPrescription } } },
    (request) => readPrescription(context, { operator: operatorOf(request), orderId: request.params.id }),
  );

  app.post(
    "/board/orders/:id/prescription/quote",
    {
      config,
      schema: {
        tags,
        params: OrderPath,
        body: BoardPrescriptionQuoteRequest,
        response: { 200: BoardPrescriptionQuote },
      },
    },
    (request) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      return quotePrescription(context, step, request.body.lines);
    },
  );

  app.post(
    "/board/orders/:id/prescription/price",
    {
      config,
      schema: {
        tags,
        params: OrderPath,
        body: BoardPrescriptionPriceRequest,
        response: { 200: BoardPrescriptionPriced },
      },
    },
    (request, reply) => {
      const step = { operator: operatorOf(request), orderId: request.params.id };
      return onceOnly(request, reply, (tx) => pricePrescriptionOrder(tx, context, step, request.body), {
        callerName: operatorCaller(step.operator),
      });
    },
  );

  // The signature in the address says who asked, as an <img> sends no token.
  app.get(
    "/board/prescription-photos/:photo",
    {
      config: { perMinute: 600 },
      schema: { tags, params: BoardPrescriptionPhotoPath, response: { 200: Type.Unknown() } },
      compress: false,
    },
    async (request, reply) => {
      const photo = await readSignedPhoto(context, request.params.photo);
      return reply.type("image/webp").header("cache-control", "private, no-store").send(photo);
    },
  );
};
