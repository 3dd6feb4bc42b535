import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { CourierPosition, MessageBody, Order, OrderLine, PlacedOrder, PrescriptionOrder } from "@/contract";
import {
  CancelOrderRequest,
  OrderListQuery,
  OrderPage,
  OrderQuery,
  PlaceOrderRequest,
  SwitchPaymentRequest,
  TrackQuery,
} from "@/contract/calls/orders";
import { maxPrescriptionPhotos } from "@/domain/prescription";
import { onceWithPhotos } from "../../plugins/once-with-photos";
import { networkAddressKey } from "../../plugins/rate-limit";
import { cancelOrder } from "../../services/orders/cancel-order";
import { prepareBuyerAccount } from "../../services/orders/order-owner";
import { placeOrder } from "../../services/orders/place-order";
import { lastLocation, listOrders, orderDetails, trackOrder } from "../../services/orders/read-orders";
import { switchToCash } from "../../services/orders/switch-to-cash";
import { measureParcel } from "../../services/parcels/measure-parcel";
import { placeParcel } from "../../services/parcels/place-parcel";
import { limitCouponGuesses } from "../../services/rate-limits/coupon-guess-limits";
import { shopViewOf } from "../../services/settings/shop-view";
import { closingPayments } from "./closing-payments";
import { expectationsOf } from "./expectations";
import { messageFor, ownerOf } from "./request-caller";

/** Placing, reading and changing orders. */
export const orderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "any" } as const;
  const tags = ["orders"];

  app.post(
    "/customer/order/place",
    {
      config: { ...config, needs: ["module"], files: { order_attachment: maxPrescriptionPhotos } },
      schema: { tags, body: PlaceOrderRequest, response: { 200: PlacedOrder } },
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      const { body } = request;
      const networkAddress = networkAddressKey(request.ip);
      const expectations = expectationsOf(request.headers);
      const passwordHash =
        owner.kind === "guest" && body.create_new_user === 1
          ? await prepareBuyerAccount(context, body, networkAddress)
          : null;
      // Strangers who share a customer's network address keep nobody from ordering.
      const address = owner.kind === "customer" ? null : networkAddress;
      const moduleId = request.shop.module?.id ?? 0;
      const { language } = request.shop;
      // Measured before the transaction, because a map service may be asked.
      const parcel =
        body.order_type === "parcel"
          ? await measureParcel(context, body, { owner, moduleId, address, language })
          : null;
      return limitCouponGuesses(context, { code: body.coupon_code, owner, address }, () =>
        onceWithPhotos(request, reply, "order_attachment", (tx, attachments) => {
          const input = {
            owner,
            body,
            moduleId,
            expectations,
            passwordHash,
            language,
            networkAddress,
            attachments,
          };
          return parcel ? placeParcel(tx, context, input, parcel) : placeOrder(tx, context, input);
        }),
      );
    },
  );

  for (const [path, which] of [
    ["list", "history"],
    ["running-orders", "running"],
  ] as const) {
    app.get(
      `/customer/order/${path}`,
      { config, schema: { tags, querystring: OrderListQuery, response: { 200: OrderPage } } },
      async (request) =>
        listOrders(
          context.database,
          ownerOf(request),
          which,
          { limit: request.query.limit, offset: request.query.offset },
          await shopViewOf(context, request.shop),
        ),
    );
  }

  app.get(
    "/customer/order/details",
    {
      config,
      schema: {
        tags,
        querystring: OrderQuery,
        response: { 200: Type.Union([Type.Array(OrderLine), PrescriptionOrder, Order]) },
      },
    },
    async (request) =>
      orderDetails(
        context.database,
        ownerOf(request),
        request.query.order_id,
        await shopViewOf(context, request.shop),
      ),
  );

  app.get(
    "/customer/order/track",
    { config, schema: { tags, querystring: TrackQuery, response: { 200: Order } } },
    async (request) =>
      trackOrder(
        context,
        ownerOf(request),
        request.query,
        networkAddressKey(request.ip),
        await shopViewOf(context, request.shop),
      ),
  );

  app.get(
    "/delivery-man/last-location",
    {
      config: { caller: "optional" },
      schema: { tags, querystring: OrderQuery, response: { 200: CourierPosition } },
    },
    (request) =>
      lastLocation(
        context.database,
        request.caller.kind === "anonymous" ? null : ownerOf(request),
        request.query.order_id,
        context.clock.now(),
      ),
  );

  app.put(
    "/customer/order/cancel",
    { config, schema: { tags, body: CancelOrderRequest, response: { 200: MessageBody } } },
    (request, reply) =>
      closingPayments(request.body.order_id, ownerOf(request), request, reply, async (tx) => {
        await cancelOrder(tx, context, ownerOf(request), request.body);
        return { message: messageFor(request, "order_canceled") };
      }),
  );

  app.put(
    "/customer/order/payment-method",
    { config, schema: { tags, body: SwitchPaymentRequest, response: { 200: MessageBody } } },
    (request, reply) =>
      closingPayments(request.body.order_id, ownerOf(request), request, reply, async (tx) => {
        await switchToCash(
          tx,
          context,
          ownerOf(request),
          request.body,
          expectationsOf(request.headers).total,
        );
        return {
          message: messageFor(request, "payment_updated"),
        };
      }),
  );
};
