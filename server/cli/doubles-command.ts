/** `doubles`: accounts that are one phone number or mailbox; they stay as they are until the shop has talked to their owners. */
import { shopTime } from "@/domain/shop-time";
import type { TimeZone } from "@/domain/time-zone";
import type { ServerContext } from "../context";
import { type DoubleAccount, findDoubles } from "../services/customers/doubles";
import { plainly } from "./plainly";

type Write = (line: string) => void;

const lineOf = ({ id, name, phone, email, createdAt, orders }: DoubleAccount, timeZone: TimeZone) =>
  plainly(
    `  account ${id}: ${name}, ${phone ?? "no phone"}, ${email ?? "no e-mail"}, since ${shopTime(createdAt, timeZone).date}, ${orders} orders`,
  );

/** Lists them; nothing is changed. */
export async function showDoubles(context: ServerContext, write: Write): Promise<void> {
  const { shared, unreadable } = await findDoubles(context);
  const { shop } = context.timeZones;
  for (const { medium, contact, accounts } of shared) {
    write(
      plainly(
        `${medium === "phone" ? "Phone number" : "Mailbox"} ${contact} has ${accounts.length} accounts:`,
      ),
    );
    for (const account of accounts) write(lineOf(account, shop));
  }
  if (shared.length === 0) write("No two accounts have the same phone number or mailbox.");
  if (unreadable.length === 0) return;
  write("These phone numbers exist in no country's plan. Their accounts open as before:");
  for (const account of unreadable) write(lineOf(account, shop));
}
