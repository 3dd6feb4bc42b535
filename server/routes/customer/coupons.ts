import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { Coupon } from "@/contract";
import { CouponApplyQuery, CouponListQuery } from "@/contract/calls/coupons";
import { networkAddressKey } from "../../plugins/rate-limit";
import { checkCoupon, storePlaceOf } from "../../services/coupons/check-coupon";
import { formatCoupon, listCoupons } from "../../services/coupons/list-coupons";
import { limitCouponGuesses } from "../../services/rate-limits/coupon-guess-limits";
import { orThrow, Refusal, refuse } from "../../services/refusals";
import { shopViewOf } from "../../services/settings/shop-view";
import { customerIdOf, ownerOf } from "./request-caller";

/** Coupons: lists, and whether one may be used. */
export const couponRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const response = { 200: Type.Array(Coupon) };

  app.get(
    "/coupon/list",
    {
      config: { caller: "customer", needs: ["zone"] },
      schema: { tags: ["coupons"], querystring: CouponListQuery, response },
    },
    async (request) =>
      listCoupons(
        context.database,
        {
          customerId: customerIdOf(request),
          zoneIds: request.shop.zoneIds,
          moduleId: request.shop.module?.id ?? null,
          storeId: request.query.store_id ?? null,
        },
        await shopViewOf(context, request.shop),
      ),
  );

  app.get(
    "/coupon/list/all",
    {
      config: { needs: ["zone"], publicCache: "revalidated" },
      schema: { tags: ["coupons"], querystring: CouponListQuery, response },
    },
    // `customer_id` of the query proves nothing, so only coupons for everybody are listed.
    async (request) =>
      listCoupons(
        context.database,
        {
          customerId: null,
          zoneIds: request.shop.zoneIds,
          moduleId: request.shop.module?.id ?? null,
          storeId: request.query.store_id ?? null,
        },
        await shopViewOf(context, request.shop),
      ),
  );

  app.get(
    "/coupon/apply",
    {
      config: { caller: "customer", perMinute: 60 },
      schema: { tags: ["coupons"], querystring: CouponApplyQuery, response: { 200: Coupon } },
    },
    async (request) => {
      const { code, store_id: storeId } = request.query;
      const view = await shopViewOf(context, request.shop);
      const place = await storePlaceOf(context.database, storeId);
      if (!place) throw refuse("coupon_not_eligible");
      const owner = ownerOf(request);
      const found = await limitCouponGuesses(
        context,
        { code, owner, address: networkAddressKey(request.ip) },
        () =>
          checkCoupon(context.database, code, {
            customerId: customerIdOf(request),
            storeId,
            moduleId: place.moduleId,
            zoneId: place.zoneId,
            now: view.now,
            timeZone: view.timeZone,
          }),
        (found) => found instanceof Refusal && found.refusal === "coupon_unknown",
      );
      return formatCoupon(orThrow(found), null, view.digits, view.language);
    },
  );
};
