/** Customers of the small shop with money and points, and what tests ask about both. */
import { eq } from "drizzle-orm";
import type { LoyaltyPage, WalletPage } from "@/contract/calls/wallet";
import { customers } from "../db/schema";
import { addFunds, addPoints } from "../services/customers/operator-gifts";
import { writeSetting } from "../services/settings/settings";
import { present } from "./present";
import { newCustomer } from "./shoppers";
import type { TestServer } from "./test-server";

export interface RichCustomer {
  id: number;
  token: string;
  email: string;
}

/** Switches wallets, partial payment and points on: a point for each unit, 100 points for one, 200 at least. */
export async function openWallets({ context: { database } }: TestServer): Promise<void> {
  const rules = {
    customer_wallet_status: 1,
    partial_payment_status: 1,
    partial_payment_method: "both",
    loyalty_point_status: 1,
    loyalty_point_exchange_rate: 100,
    loyalty_point_item_purchase_point: 1,
    loyalty_point_minimum_point: 200,
  };
  for (const [key, value] of Object.entries(rules)) await writeSetting(database, key, value);
}

function expectGiven(given: Awaited<ReturnType<typeof addFunds>>): void {
  if (typeof given !== "number") throw new Error(`The test's gift was refused: ${given}`);
}

/** A new customer with so much in the wallet (major units) and so many points. */
export async function richCustomer(server: TestServer, money = 0, points = 0): Promise<RichCustomer> {
  const { token, email } = await newCustomer(server);
  const { database } = server.context;
  const [row] = await database.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  const { id } = present(row);
  // Sums of totals carry binary dust (36.300000000000004), which an operator's gift refuses.
  if (money > 0) expectGiven(await addFunds(server.context, email, Number(money.toFixed(2))));
  if (points > 0) expectGiven(await addPoints(server.context, email, points));
  return { id, token, email };
}

/** Balances as the customer's own page shows them: money in major units, and points. */
export async function readBalances(server: TestServer, { token }: { token: string }) {
  const { body } = await server.call("GET", "/customer/info", { token, language: "en" });
  return { money: body.wallet_balance, points: body.loyalty_point };
}

/** The customer's movements of money, newest first. */
export async function readWallet(
  server: TestServer,
  { token }: { token: string },
  query: Record<string, string | number> = {},
): Promise<WalletPage> {
  const asked = { limit: 10, offset: 1, ...query };
  return (await server.call("GET", "/customer/wallet/transactions", { token, query: asked })).body;
}

/** The customer's movements of points, newest first. */
export async function readPoints(
  server: TestServer,
  { token }: { token: string },
  page: { limit?: number; offset?: number } = {},
): Promise<LoyaltyPage> {
  const query = { limit: 10, offset: 1, ...page };
  return (await server.call("GET", "/customer/loyalty-point/transactions", { token, query })).body;
}
