import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { MessageBody, Wishlist } from "@/contract";
import { WishlistRequest } from "@/contract/calls/customer";
import { onceOnly } from "../../plugins/idempotency";
import { shopViewOf } from "../../services/settings/shop-view";
import { addWish, readWishlist, removeWish } from "../../services/wishlist/wishlist";
import { customerIdOf, messageFor } from "./request-caller";

/** The customer's wishlist of items and stores. */
export const wishlistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "customer" } as const;

  app.get(
    "/customer/wish-list",
    { config, schema: { tags: ["wishlist"], response: { 200: Wishlist } } },
    async (request) =>
      readWishlist(
        context.database,
        customerIdOf(request),
        request.shop,
        await shopViewOf(context, request.shop),
      ),
  );

  app.post(
    "/customer/wish-list/add",
    {
      config,
      schema: {
        tags: ["wishlist"],
        querystring: WishlistRequest,
        body: WishlistRequest,
        response: { 200: MessageBody },
      },
    },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        await addWish(tx, customerIdOf(request), { ...request.query, ...request.body }, context.clock.now());
        return {
          message: messageFor(request, "wish_added"),
        };
      }),
  );

  app.delete(
    "/customer/wish-list/remove",
    { config, schema: { tags: ["wishlist"], querystring: WishlistRequest, response: { 200: MessageBody } } },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        await removeWish(tx, customerIdOf(request), request.query);
        return {
          message: messageFor(request, "wish_removed"),
        };
      }),
  );
};
