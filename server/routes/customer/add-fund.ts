import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { AddFundRequest, AddFundStarted, WalletBonuses } from "@/contract/calls/wallet";
import { onceOnly } from "../../plugins/idempotency";
import { startAddFund } from "../../services/payments/add-fund";
import { payPath } from "../../services/payments/named-payments";
import { listWalletBonuses } from "../../services/wallet/wallet-bonuses";
import { requireCallback } from "../payments/payment-callback";
import { ownOriginOf } from "../payments/payment-page";
import { customerIdOf } from "./request-caller";

/** Adding money to the wallet. */
export const addFundRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const tags = ["wallet"];

  app.get(
    "/customer/wallet/bonuses",
    { config: { caller: "customer" }, schema: { tags, response: { 200: WalletBonuses } } },
    (request) => listWalletBonuses(context, request.shop.language),
  );

  app.post(
    "/customer/wallet/add-fund",
    {
      config: { caller: "customer", perMinute: 20 },
      schema: { tags, body: AddFundRequest, response: { 200: AddFundStarted } },
    },
    (request, reply) => {
      const { body, shop } = request;
      const origin = ownOriginOf(request);
      const callback = requireCallback(request, body.callback);
      return onceOnly(request, reply, async (tx) => {
        const { id } = await startAddFund(tx, context, {
          customerId: customerIdOf(request),
          amount: body.amount,
          gateway: body.payment_method,
          callback,
          language: shop.language,
        });
        return { redirect_link: `${origin}${await payPath(tx, id)}` };
      });
    },
  );
};
