import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import {
  BusinessPlanChosen,
  BusinessPlanRequest,
  PackageView,
  PlanPaymentRequest,
  PlanPaymentStarted,
} from "@/contract/calls/store-plans";
import { asksToPay, choosePlan, startPlanPayment } from "../../services/applications/choose-plan";
import { viewPackages } from "../../services/applications/subscription-packages";
import { payPath } from "../../services/payments/named-payments";
import { messageFor } from "../customer/request-caller";
import { requireCallback } from "../payments/payment-callback";
import { ownOriginOf } from "../payments/payment-page";

/** How a store that applies pays the shop. */
export const storePlanRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const tags = ["applications"];
  const config = { perMinute: 30 } as const;

  /** Where the package of an application is paid. */
  async function payLink(request: FastifyRequest, body: PlanPaymentRequest): Promise<string> {
    const origin = ownOriginOf(request);
    const callback = requireCallback(request, body.callback);
    const id = await startPlanPayment(context, body, { callback, language: request.shop.language });
    return `${origin}${await payPath(context.database, id)}`;
  }

  app.get(
    "/vendor/package-view",
    { config: { publicCache: "shared" }, schema: { tags, response: { 200: PackageView } } },
    (request) => viewPackages(context, request.shop.language),
  );

  app.post(
    "/vendor/business_plan",
    { config, schema: { tags, body: BusinessPlanRequest, response: { 200: BusinessPlanChosen } } },
    async (request) => {
      const { body } = request;
      const { payment_gateway, callback = "" } = body;
      // Before anything is chosen: a payment that cannot lead back is none.
      const pays = asksToPay(payment_gateway) && body.business_plan === "subscription";
      if (pays) requireCallback(request, callback);
      const { plan, planState, package: agreed } = await choosePlan(context, body);
      const toPay = pays && planState === "unpaid";
      return {
        store_id: body.store_id,
        type: plan,
        message: messageFor(request, "plan_saved"),
        ...(agreed === null ? {} : { package_id: agreed.id }),
        ...(planState === null ? {} : { payment_state: planState }),
        ...(toPay ? { redirect_link: await payLink(request, { ...body, payment_gateway, callback }) } : {}),
      };
    },
  );

  app.post(
    "/vendor/subscription/payment/api",
    { config, schema: { tags, body: PlanPaymentRequest, response: { 200: PlanPaymentStarted } } },
    async (request) => ({ redirect_link: await payLink(request, request.body) }),
  );
};
