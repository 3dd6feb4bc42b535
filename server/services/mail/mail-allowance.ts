/**
 * How many mails an order may send its shopper. Anybody can type anybody's address, so mails to an unproved one are counted for
 * who sends the order before they are counted for the mailbox: one stranger uses up their own share and not a neighbour's.
 */
import type { ServerContext, Transaction } from "../../context";
import { type AttemptLimit, countAttempts } from "../rate-limits/attempt-limits";
import { Refusal } from "../refusals";

const windowSeconds = 86_400;

/** A mail that is asked for. */
export interface AskedMail {
  /** Canonical e-mail address. */
  to: string;
  /** The person who gets it has proved that it is theirs. */
  isProved: boolean;
  /** Customer or guest who placed the order, as one text. */
  person: string;
  /** Hash of the network address that it came from; null where that is forgotten. */
  sentFrom: string | null;
}

/** The mailbox that an address leads to, as far as that can be told: without a tag, and at Gmail without dots. */
export function mailboxOfAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

function limitsOf(
  { unprovedMails, provedMails }: ServerContext["settings"],
  { to, isProved, person, sentFrom }: AskedMail,
): AttemptLimit[] {
  const counter = (kind: string, subject: string, limit: number) => ({ kind, subject, limit, windowSeconds });
  if (isProved) return [counter("mail-proved", person, provedMails)];
  const mailbox = mailboxOfAddress(to);
  const { address, person: perPerson, pair, mailbox: perMailbox } = unprovedMails;
  return [
    ...(sentFrom === null
      ? []
      : [counter("mail-sent-from", sentFrom, address), counter("mail-pair", `${mailbox} ${sentFrom}`, pair)]),
    counter("mail-person", person, perPerson),
    counter("mail-mailbox", mailbox, perMailbox),
  ];
}

/** Counts a mail to a shopper; false where no more may be sent today. A mail that is refused is counted for its sender alone. */
export async function allowMail(
  tx: Transaction,
  { settings, clock }: Pick<ServerContext, "settings" | "clock">,
  asked: AskedMail,
): Promise<boolean> {
  try {
    await countAttempts(tx, clock.now(), limitsOf(settings, asked));
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.refusal === "too_many_attempts") return false;
    throw error;
  }
}
