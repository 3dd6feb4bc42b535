import { eq } from "drizzle-orm";
import { exchangeRules, pointTransferProblem, worthOfPoints } from "@/domain/loyalty-points";
import type { Transaction } from "../../context";
import { customers } from "../../db/schema";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { moveWallet } from "../wallet/wallet-movements";
import { moveLoyaltyPoints } from "./loyalty-movements";

/** POST /customer/loyalty-point/point-transfer: takes the points and puts their worth into the wallet. */
export async function transferPoints(
  tx: Transaction,
  customerId: number,
  points: number,
  now: Date,
): Promise<void> {
  const config = await readConfig(tx);
  const rules = exchangeRules(config);
  const digits = config.digit_after_decimal_point;
  if (rules === null) throw refuse("points_off");
  const [customer] = await tx
    .select({ balance: customers.loyaltyPoints })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("update");
  if (!customer) throw refuse("points_off");
  const problem = pointTransferProblem(points, customer.balance, rules, digits);
  if (problem === "off") throw refuse("points_off");
  if (problem === "minimum") throw refuse("points_minimum", { points: String(rules.minimum) });
  if (problem === "short") throw refuse("points_short", { points: String(customer.balance) });
  if (problem !== null) throw refuse("points_worthless");
  await moveLoyaltyPoints(tx, { customerId, type: "point_to_wallet", debit: points, now });
  const credit = worthOfPoints(points, rules, digits);
  await moveWallet(tx, { customerId, type: "loyalty_point", credit, reference: String(points), now });
}
