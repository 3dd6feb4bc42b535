import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  CartAddRequest,
  CartQuery,
  CartRemoveItemRequest,
  CartResponse,
  CartUpdateRequest,
} from "@/contract/calls/cart";
import type { Transaction } from "../../context";
import { onceOnly } from "../../plugins/idempotency";
import { addToCart, clearCart, removeCartLine, updateCartLine } from "../../services/cart/change-cart";
import { readCart } from "../../services/cart/read-cart";
import type { Owner } from "../../services/owner/owner";
import { type ShopView, shopViewOf } from "../../services/settings/shop-view";
import { ownerOf } from "./request-caller";

/** The cart of one module; every change returns the whole of it. */
export const cartRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "any" } as const;
  const response = { 200: CartResponse };

  /** Does a change once and returns the cart of the header's module, or of the line's where no header was sent. */
  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Transaction, owner: Owner, view: ShopView) => Promise<number | null>,
  ) => {
    const owner = ownerOf(request);
    const view = await shopViewOf(context, request.shop);
    const moduleId = request.shop.module?.id ?? null;
    return onceOnly(
      request,
      reply,
      async (tx) => {
        const changed = await work(tx, owner, view);
        return readCart(tx, owner, moduleId ?? changed, view);
      },
      { current: (tx) => readCart(tx, owner, moduleId, view) },
    );
  };

  app.get(
    "/customer/cart/list",
    { config, schema: { tags: ["cart"], querystring: CartQuery, response } },
    async (request) =>
      readCart(
        context.database,
        ownerOf(request),
        request.shop.module?.id ?? null,
        await shopViewOf(context, request.shop),
      ),
  );

  app.post(
    "/customer/cart/add",
    { config, schema: { tags: ["cart"], body: CartAddRequest, response } },
    (request, reply) =>
      change(request, reply, (tx, owner, view) =>
        addToCart(tx, owner, request.body, request.shop.module?.id ?? null, view),
      ),
  );

  app.post(
    "/customer/cart/update",
    { config, schema: { tags: ["cart"], body: CartUpdateRequest, response } },
    (request, reply) =>
      change(request, reply, (tx, owner, view) => updateCartLine(tx, owner, request.body, view)),
  );

  app.delete(
    "/customer/cart/remove-item",
    { config, schema: { tags: ["cart"], querystring: CartRemoveItemRequest, response } },
    (request, reply) =>
      change(request, reply, (tx, owner) => removeCartLine(tx, owner, request.query.cart_id)),
  );

  app.delete(
    "/customer/cart/remove",
    { config, schema: { tags: ["cart"], querystring: CartQuery, response } },
    (request, reply) =>
      change(request, reply, async (tx, owner) => {
        await clearCart(tx, owner, request.shop.module?.id ?? null, request.query.store_id);
        return null;
      }),
  );
};
