import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { MessageBody } from "@/contract";
import {
  LoyaltyPage,
  LoyaltyQuery,
  PointTransferRequest,
  WalletPage,
  WalletQuery,
} from "@/contract/calls/wallet";
import { onceOnly } from "../../plugins/idempotency";
import { listLoyaltyMovements } from "../../services/loyalty/loyalty-movements";
import { transferPoints } from "../../services/loyalty/transfer-points";
import { readDigits } from "../../services/settings/shop-view";
import { listWalletMovements } from "../../services/wallet/wallet-movements";
import { customerIdOf, messageFor } from "./request-caller";

/** A customer's own wallet and loyalty points. Amounts in major units. */
export const walletRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const config = { caller: "customer" } as const;
  const tags = ["wallet"];

  app.get(
    "/customer/wallet/transactions",
    { config, schema: { tags, querystring: WalletQuery, response: { 200: WalletPage } } },
    async (request) => {
      const { limit, offset, type = "all" } = request.query;
      return listWalletMovements(
        database,
        customerIdOf(request),
        { limit, offset, type: type === "all" ? null : type },
        await readDigits(database),
      );
    },
  );

  app.get(
    "/customer/loyalty-point/transactions",
    { config, schema: { tags, querystring: LoyaltyQuery, response: { 200: LoyaltyPage } } },
    (request) => listLoyaltyMovements(database, customerIdOf(request), request.query),
  );

  app.post(
    "/customer/loyalty-point/point-transfer",
    {
      config: { ...config, perMinute: 20 },
      schema: { tags, body: PointTransferRequest, response: { 200: MessageBody } },
    },
    (request, reply) =>
      onceOnly(request, reply, async (tx) => {
        await transferPoints(tx, customerIdOf(request), request.body.point, context.clock.now());
        return { message: messageFor(request, "points_transferred") };
      }),
  );
};
