/** `doubles`: accounts that are one phone number or mailbox; they stay as they are until the shop has talked to their owners. */
import type { ServerContext } from "../context";
import { type DoubleAccount, findDoubles } from "../services/customers/doubles";

type Write = (line: string) => void;

/** Control characters drive the terminal, and those of direction show a text as what it is not: strangers wrote them. */
const plainly = (text: string) => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, "");

const lineOf = ({ id, name, phone, email, createdAt, orders }: DoubleAccount) =>
  plainly(
    `  account ${id}: ${name}, ${phone ?? "no phone"}, ${email ?? "no e-mail"}, since ${createdAt.toISOString().slice(0, 10)}, ${orders} orders`,
  );

/** Lists them; nothing is changed. */
export async function showDoubles(context: ServerContext, write: Write): Promise<void> {
  const { shared, unreadable } = await findDoubles(context);
  for (const { medium, contact, accounts } of shared) {
    write(
      plainly(
        `${medium === "phone" ? "Phone number" : "Mailbox"} ${contact} has ${accounts.length} accounts:`,
      ),
    );
    for (const account of accounts) write(lineOf(account));
  }
  if (shared.length === 0) write("No two accounts have the same phone number or mailbox.");
  if (unreadable.length === 0) return;
  write("These phone numbers exist in no country's plan. Their accounts open as before:");
  for (const account of unreadable) write(lineOf(account));
}
