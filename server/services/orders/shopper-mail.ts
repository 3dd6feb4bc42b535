/** The mail to whoever placed an order, customer or guest: in their language, with a way to its page. */
import { eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { customers, type OrderRow } from "../../db/schema";
import { fillText, knownLanguage, type Language, textsOf } from "../../locales";
import { buttonColours } from "../branding/button-colours";
import { canonicalEmail } from "../contacts/contacts";
import { composeMail, queueMail, strangersText } from "../mail";
import { readConfig } from "../settings/config";
import { readShopLanguage } from "../settings/shop-languages";
import type { MailRow } from "./order-mail-rows";
import { storeNameIn } from "./store-of-order";

export type Sender = Pick<ServerContext, "jobs" | "mail" | "settings" | "timeZones">;

/** Recipient of an order's mails. */
export interface Recipient {
  /** The account's address, else the one that a guest gave; null where there is none. */
  to: string | null;
  /** They have proved that the address is theirs. Anybody can type the address of somebody else. */
  isProved: boolean;
  /** The first line: without a name where the address is unproved, so that no stranger writes the mail's head. */
  greeting: string;
  language: Language;
}

export async function recipientOfOrder(tx: Transaction, order: OrderRow): Promise<Recipient> {
  const placedIn = knownLanguage(order.language ?? "");
  if (order.customerId === null) {
    const language = placedIn ?? (await readShopLanguage(tx));
    const to = canonicalEmail(order.address.contact_person_email);
    return { to, isProved: false, greeting: textsOf(language).orderMail.greetingUnnamed, language };
  }
  const [customer] = await tx.select().from(customers).where(eq(customers.id, order.customerId)).limit(1);
  const language = placedIn ?? knownLanguage(customer?.language ?? "") ?? (await readShopLanguage(tx));
  const { greeting, greetingUnnamed } = textsOf(language).orderMail;
  const name = strangersText(customer?.firstName ?? "");
  const isProved = customer?.emailVerified === true;
  return {
    to: canonicalEmail(customer?.email),
    isProved,
    greeting: isProved && name !== "" ? fillText(greeting, { name }) : greetingUnnamed,
    language,
  };
}

/** The address of an order's page. */
export const pageOf = ({ id, customerId }: OrderRow, { settings }: Sender): string =>
  `${settings.publicUrl}${customerId === null ? "/track-order" : `/profile?page=my-orders&orderId=${id}`}`;

/** What a mail is written with. */
interface Reader {
  language: Language;
  /** How the shop writes hours. */
  hours: Awaited<ReturnType<typeof readConfig>>["timeformat"];
  /** The order's number and its store, or the shop for a parcel. */
  values: { number: number; store: string };
}

interface Written {
  subject: string;
  /** After the greeting. */
  paragraphs: string[];
  rows?: MailRow[];
  /** The label of the way to the order's page. */
  action: string;
}

/** Queues what `write` says, unless mails are off or whoever ordered left no address. */
export async function mailToShopper(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  write: (reader: Reader) => Written | Promise<Written>,
): Promise<void> {
  if (!sender.mail.isConfigured) return;
  const { to, greeting, language } = await recipientOfOrder(tx, order);
  if (to === null) return;
  const { business_name: shop, timeformat: hours } = await readConfig(tx, language);
  const store = (await storeNameIn(tx, order, language)) ?? shop;
  const {
    subject,
    paragraphs,
    rows = [],
    action,
  } = await write({
    language,
    hours,
    values: { number: order.id, store },
  });
  await queueMail(
    tx,
    sender,
    composeMail(to, {
      language,
      shop,
      subject,
      paragraphs: [greeting, ...paragraphs],
      rows,
      action: { label: action, url: pageOf(order, sender), colours: await buttonColours(tx) },
    }),
  );
}
