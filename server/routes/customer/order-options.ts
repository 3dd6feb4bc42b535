import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { OrderQuote } from "@/contract/calls/order-quote";
import {
  CancelReasonPage,
  ExtraChargeQuery,
  ListQuery,
  MostTips,
  ParcelInstructionPage,
  PlaceOrderRequest,
  RefundReasons,
  SurgePrice,
  SurgeRequest,
  TaxPreview,
  TaxRequest,
} from "@/contract/calls/orders";
import { networkAddressKey } from "../../plugins/rate-limit";
import {
  extraCharge,
  listCancelReasons,
  listParcelInstructions,
  listRefundReasons,
  mostTips,
  surgePrice,
} from "../../services/orders/order-options";
import { quoteOrder } from "../../services/orders/quote-order";
import { previewTax } from "../../services/orders/tax-preview";
import { limitCouponGuesses } from "../../services/rate-limits/coupon-guess-limits";
import { readDigits, shopViewOf } from "../../services/settings/shop-view";
import { ownerOf } from "./request-caller";

/** Reasons, instructions and previews that the checkout and the order pages ask for. */
export const orderListRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const tags = ["orders"];
  const open = { publicCache: "revalidated" } as const;
  const owned = { caller: "any" } as const;

  app.get(
    "/customer/order/cancellation-reasons",
    { config: open, schema: { tags, querystring: ListQuery, response: { 200: CancelReasonPage } } },
    (request) =>
      listCancelReasons(
        database,
        {
          userType: request.query.type ?? "customer",
          limit: request.query.limit ?? 25,
          offset: request.query.offset ?? 1,
        },
        request.shop.language,
      ),
  );

  app.get(
    "/customer/order/refund-reasons",
    { config: owned, schema: { tags, querystring: ListQuery, response: { 200: RefundReasons } } },
    (request) => listRefundReasons(database, request.shop.language),
  );

  app.get(
    "/customer/order/parcel-instructions",
    { config: open, schema: { tags, querystring: ListQuery, response: { 200: ParcelInstructionPage } } },
    (request) =>
      listParcelInstructions(
        database,
        { limit: request.query.limit ?? 10, offset: request.query.offset ?? 1 },
        request.shop.language,
      ),
  );

  app.get("/most-tips", { config: open, schema: { tags, response: { 200: MostTips } } }, async () =>
    mostTips(database, await readDigits(database)),
  );

  app.get(
    "/vehicle/extra_charge",
    { config: open, schema: { tags, querystring: ExtraChargeQuery, response: { 200: Type.Number() } } },
    async (request) => extraCharge(database, request.query.distance, await readDigits(database)),
  );

  app.post(
    "/customer/order/quote",
    {
      config: { ...owned, needs: ["module"], idempotent: false },
      schema: { tags, body: PlaceOrderRequest, response: { 200: OrderQuote } },
    },
    async (request) => {
      const owner = ownerOf(request);
      const { body, shop } = request;
      const networkAddress = networkAddressKey(request.ip);
      const { quote } = await limitCouponGuesses(
        context,
        { code: body.coupon_code, owner, address: networkAddress },
        () =>
          quoteOrder(context, {
            owner,
            body,
            moduleId: shop.module?.id ?? 0,
            language: shop.language,
            networkAddress,
          }),
        ({ isCouponUnknown }) => isCouponUnknown,
      );
      return quote;
    },
  );

  app.post(
    "/customer/order/get-Tax",
    {
      config: { ...owned, needs: ["module"], idempotent: false },
      schema: { tags, body: TaxRequest, response: { 200: TaxPreview } },
    },
    async (request) => {
      const view = await shopViewOf(context, request.shop);
      const owner = ownerOf(request);
      return limitCouponGuesses(
        context,
        { code: request.body.coupon_code, owner, address: networkAddressKey(request.ip) },
        () =>
          previewTax(context, { owner, body: request.body, moduleId: request.shop.module?.id ?? 0 }, view),
      );
    },
  );

  app.get(
    "/customer/order/get-surge-price",
    { config: owned, schema: { tags, querystring: SurgeRequest, response: { 200: SurgePrice } } },
    ({ query, shop }) => surgePrice(database, query.zone_id, query.module_id, shop.language),
  );

  app.post(
    "/customer/order/get-surge-price",
    {
      config: { ...owned, idempotent: false },
      schema: { tags, body: SurgeRequest, response: { 200: SurgePrice } },
    },
    ({ body, shop }) => surgePrice(database, body.zone_id, body.module_id, shop.language),
  );
};
