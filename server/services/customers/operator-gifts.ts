/** The operator's gifts to a customer: money in the wallet, or loyalty points. */
import { and, eq } from "drizzle-orm";
import { toMajor, toMinor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { customers } from "../../db/schema";
import { transact } from "../../db/transact";
import { accountContact } from "../auth/customer-account";
import { moveLoyaltyPoints } from "../loyalty/loyalty-movements";
import { readDigits } from "../settings/shop-view";
import { moveWallet } from "../wallet/wallet-movements";

/** The most that is given at once, major units or points: a typing mistake costs no fortune. */
const maxGift = 100_000;

/** The balance after it, "nobody" for an unknown customer, or "amount" for zero or too much. */
type Given = number | "nobody" | "amount";

/** Holds the customer with this e-mail address or phone number, however it is written; null when there is none. */
async function lockCustomer(tx: Transaction, who: string): Promise<number | null> {
  const medium = who.includes("@") ? "email" : "phone";
  const contact = await accountContact(tx, medium, who);
  if (contact === null) return null;
  const named = eq(customers[medium], contact);
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.blocked, false), named))
    .for("no key update");
  return customer?.id ?? null;
}

/** Adds money, in major units, to a customer's wallet. Returns the balance in major units. */
export function addFunds({ database, clock }: ServerContext, who: string, amount: number): Promise<Given> {
  return transact(database, async (tx) => {
    const digits = await readDigits(tx);
    const credit = toMinor(amount, digits);
    // Nothing is rounded in silence.
    if (credit <= 0 || amount > maxGift || toMajor(credit, digits) !== amount) return "amount";
    const customerId = await lockCustomer(tx, who);
    if (customerId === null) return "nobody";
    const movement = { customerId, type: "add_fund_by_admin", credit, now: clock.now() } as const;
    return toMajor(await moveWallet(tx, movement), digits);
  });
}

/** Gives a customer loyalty points. Returns how many they have. */
export function addPoints({ database, clock }: ServerContext, who: string, credit: number): Promise<Given> {
  return transact(database, async (tx) => {
    if (!Number.isInteger(credit) || credit <= 0 || credit > maxGift) return "amount";
    const customerId = await lockCustomer(tx, who);
    if (customerId === null) return "nobody";
    const now = clock.now();
    return moveLoyaltyPoints(tx, { customerId, type: "add_points_by_admin", credit, now });
  });
}
