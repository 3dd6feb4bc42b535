import { type FastifyPluginAsyncTypebox, Type } from "@fastify/type-provider-typebox";
import { CashbackForAmount, CashbackOffer, CashbackQuery } from "@/contract/calls/cashback";
import { cashbackForAmount, listCashback } from "../../services/promotions/cashback";
import { shopViewOf } from "../../services/settings/shop-view";
import { customerIdOf } from "./request-caller";

/** Cashback: the customer's offers, and what an amount would bring. */
export const cashbackRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const config = { caller: "customer", perMinute: 120 } as const;
  const tags = ["wallet"];

  app.get(
    "/cashback/list",
    { config, schema: { tags, response: { 200: Type.Array(CashbackOffer) } } },
    async (request) =>
      listCashback(context.database, customerIdOf(request), await shopViewOf(context, request.shop)),
  );

  app.get(
    "/cashback/getCashback",
    { config, schema: { tags, querystring: CashbackQuery, response: { 200: CashbackForAmount } } },
    async (request) =>
      cashbackForAmount(
        context.database,
        customerIdOf(request),
        request.query.amount,
        await shopViewOf(context, request.shop),
      ),
  );
};
