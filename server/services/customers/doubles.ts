/** Accounts that turned out to be one phone number or mailbox, and those whose number exists in no plan: for the operator. */
import { count, eq, isNotNull, or } from "drizzle-orm";
import { readStoredPhone } from "@/domain/phone-number";
import type { ServerContext } from "../../context";
import { phoneLibrary } from "../../core/phone-library";
import { customers, orders } from "../../db/schema";
import { canonicalEmail, readShopCountry } from "../contacts/contacts";

export interface DoubleAccount {
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  createdAt: Date;
  orders: number;
}

export interface Doubles {
  /** By the contact that they share. */
  shared: { medium: "phone" | "email"; contact: string; accounts: DoubleAccount[] }[];
  unreadable: DoubleAccount[];
}

/** Reads all accounts; nothing is changed. */
export async function findDoubles({ database }: Pick<ServerContext, "database">): Promise<Doubles> {
  const country = await readShopCountry(database);
  const rows = await database
    .select({
      id: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      email: customers.email,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .where(or(isNotNull(customers.phone), isNotNull(customers.email)))
    .orderBy(customers.id);
  const groups = new Map<string, { medium: "phone" | "email"; contact: string; rows: typeof rows }>();
  const add = (medium: "phone" | "email", contact: string, row: (typeof rows)[number]) => {
    const key = `${medium} ${contact}`;
    const group = groups.get(key) ?? { medium, contact, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  };
  const unreadable: typeof rows = [];
  for (const row of rows) {
    const phone = row.phone === null ? null : readStoredPhone(row.phone, phoneLibrary, country);
    const email = canonicalEmail(row.email);
    if (phone !== null) add("phone", phone, row);
    else if (row.phone !== null) unreadable.push(row);
    if (email !== null) add("email", email, row);
  }
  const shown = async ({ firstName, lastName, ...row }: (typeof rows)[number]): Promise<DoubleAccount> => {
    const [total] = await database
      .select({ orders: count() })
      .from(orders)
      .where(eq(orders.customerId, row.id));
    return { ...row, name: `${firstName} ${lastName}`.trim(), orders: total?.orders ?? 0 };
  };
  const all = async (found: typeof rows) => {
    const accounts: DoubleAccount[] = [];
    for (const row of found) accounts.push(await shown(row));
    return accounts;
  };
  const shared: Doubles["shared"] = [];
  for (const group of groups.values())
    if (group.rows.length > 1)
      shared.push({ medium: group.medium, contact: group.contact, accounts: await all(group.rows) });
  return { shared, unreadable: await all(unreadable) };
}
