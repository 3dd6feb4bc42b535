/** The owner of an order: locked for the length of the transaction; a guest may become a customer with it. */
import { and, eq, isNull } from "drizzle-orm";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { Language, ServerContext, Transaction } from "../../context";
import { customers, guests } from "../../db/schema";
import { createCustomer } from "../auth/customer-account";
import { joinGuest } from "../auth/guests";
import { prepareAccount, refuseTakenAtCheckout } from "../auth/new-account";
import { refusePasswordsWhenOff } from "../auth/password-sign-in";
import { phoneReader, splitName } from "../contacts/contacts";
import type { Owner } from "../owner/owner";
import { orThrow, refuse } from "../refusals";
import { readAddress } from "./order-request";

interface Buyer {
  owner: Owner;
  body: PlaceOrderRequest;
  /** Hash of `password`, made before the transaction because it takes long; only with `create_new_user`. */
  passwordHash: string | null;
  language: Language;
}

/**
 * The customer's row; null for guests. With `holdsRow` it is held, so that one person's orders pass one after the other.
 */
export async function readOwner(tx: Transaction, owner: Owner, holdsRow: boolean) {
  if (owner.kind === "guest") {
    const found = tx
      .select({ id: guests.id })
      .from(guests)
      .where(and(eq(guests.id, owner.guestId), isNull(guests.joinedCustomerId)));
    const [guest] = await (holdsRow ? found.for("no key update") : found);
    // Joined an account a moment ago: the cart is there now.
    if (!guest) throw refuse("cart_changed");
    return null;
  }
  const found = tx.select().from(customers).where(eq(customers.id, owner.customerId));
  const [customer] = await (holdsRow ? found.for("no key update") : found);
  if (!customer) throw refuse("order_failed");
  return customer;
}

/** Checks the account that `create_new_user` asks for, as sign-up does; returns the password's hash. */
export async function prepareBuyerAccount(
  context: ServerContext,
  body: PlaceOrderRequest,
  networkAddress: string,
): Promise<string> {
  await refusePasswordsWhenOff(context.database);
  const { address } = orThrow(readAddress(body, null, await phoneReader(context.database)));
  return prepareAccount(
    context,
    {
      phone: address.contact_person_number,
      email: address.contact_person_email ?? "",
      password: body.password ?? "",
    },
    networkAddress,
    refuseTakenAtCheckout,
  );
}

/** With `create_new_user` the guest becomes a customer first, together with their cart; otherwise the caller stays the owner. */
export async function orderOwner(tx: Transaction, input: Buyer, now: Date): Promise<Owner> {
  const { owner, body, language } = input;
  if (owner.kind === "customer" || body.create_new_user !== 1 || input.passwordHash === null) return owner;
  const { address } = orThrow(readAddress(body, null, await phoneReader(tx)));
  const customer = await createCustomer(
    tx,
    {
      ...splitName(address.contact_person_name),
      phone: address.contact_person_number,
      email: address.contact_person_email ?? "",
      passwordHash: input.passwordHash,
      language,
      referredBy: null,
    },
    now,
  );
  await joinGuest(tx, {
    guestId: owner.guestId,
    customer: { id: customer.id, phone: customer.phone, firebaseToken: null, phoneCounts: false },
    sessionHash: null,
    language,
    now,
  });
  return { kind: "customer", customerId: customer.id };
}
