import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { PlacedOrder } from "@/contract";
import { AgreeRequest, PrescriptionRequest } from "@/contract/calls/prescriptions";
import { maxPrescriptionPhotos } from "@/domain/prescription";
import { onceOnly } from "../../plugins/idempotency";
import { onceWithPhotos } from "../../plugins/once-with-photos";
import { networkAddressKey } from "../../plugins/rate-limit";
import { ownerByContact } from "../../services/orders/read-orders";
import { agreeToPrescription } from "../../services/prescription-orders/agree-prescription";
import { placePrescription } from "../../services/prescription-orders/place-prescription";
import { expectationsOf } from "./expectations";
import { ownerOf } from "./request-caller";

/** Orders that a network address may place by prescription a minute: each brings photos, which cost the processor time. */
const placedPerMinute = 60;

/** Orders with photos of a prescription, and the shopper's word on their price. */
export const prescriptionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const tags = ["orders"];

  app.post(
    "/customer/order/prescription/place",
    {
      config: {
        caller: "any",
        needs: ["module"],
        files: { order_attachment: maxPrescriptionPhotos },
        perMinute: placedPerMinute,
      },
      schema: { tags, body: PrescriptionRequest, response: { 200: PlacedOrder } },
    },
    (request, reply) => {
      const asked = {
        owner: ownerOf(request),
        body: request.body,
        moduleId: request.shop.module?.id ?? 0,
        expectations: expectationsOf(request.headers),
        language: request.shop.language,
        networkAddress: networkAddressKey(request.ip),
      };
      return onceWithPhotos(request, reply, "order_attachment", (tx, attachments) =>
        placePrescription(tx, context, { ...asked, attachments }),
      );
    },
  );

  app.put(
    "/customer/order/prescription/agree",
    { config: { caller: "any" }, schema: { tags, body: AgreeRequest, response: { 200: PlacedOrder } } },
    async (request, reply) => {
      const { body } = request;
      // Before the transaction: a guess that is wrong is counted, whatever becomes of the rest.
      const known = await ownerByContact(context, ownerOf(request), body, networkAddressKey(request.ip));
      return onceOnly(request, reply, (tx) =>
        agreeToPrescription(tx, context, { ...known, body, language: request.shop.language }),
      );
    },
  );
};
