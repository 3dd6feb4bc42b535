/** Mails about an order: to the store for a new one, to the shopper for it and once it is there. */

import { eq } from "drizzle-orm";
import { isolatedIn } from "@/domain/money-text";
import type { ServerContext, Transaction } from "../../context";
import { customers, type OrderRow, stores } from "../../db/schema";
import { fillText, knownLanguage, type Language, textsOf } from "../../locales";
import { buttonColours } from "../branding/button-colours";
import { canonicalEmail, phoneWriter } from "../contacts/contacts";
import { composeMail, queueMail, strangersText } from "../mail";
import { readConfig } from "../settings/config";
import { readShopLanguage } from "../settings/shop-languages";
import { shopTimeText } from "../settings/shop-time-text";
import { translated } from "../translations/translated-columns";
import { isAgreed } from "./autopilot-steps";
import { type NamedLine, readNamedLines } from "./named-lines";
import { type MailRow, orderMailRows } from "./order-mail-rows";
import { withSubstitute } from "./substitutes";

export type Sender = Pick<ServerContext, "jobs" | "mail" | "settings" | "timeZones">;

/** Queues the mails that a new order brings; the shopper gets one unless too many were asked for. */
export async function mailNewOrder(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  { toShopper }: { toShopper: boolean },
): Promise<void> {
  const lines = await readNamedLines(tx, order.id);
  await mailShop(tx, sender, order, lines);
  if (toShopper) await mailShopper(tx, sender, order, lines, "confirmation");
}

/** Queues the receipt of an order that is there. */
export async function mailReceipt(tx: Transaction, sender: Sender, order: OrderRow): Promise<void> {
  if (!sender.mail.isConfigured) return;
  await mailShopper(tx, sender, order, await readNamedLines(tx, order.id), "receipt");
}

export async function storeOf(tx: Transaction, { storeId }: OrderRow) {
  if (storeId === null) return null;
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).limit(1);
  return store ?? null;
}

/** The name of the order's store in a language; null for a parcel. */
export async function storeNameIn(tx: Transaction, order: OrderRow, language: Language) {
  const store = await storeOf(tx, order);
  return store && translated(store.name, store.translations, "name", language);
}

/** When an order was placed and for when, on the shop's clock. */
function timeRows(
  { createdAt, scheduledAt }: OrderRow,
  { timeZones }: Sender,
  form: Parameters<typeof shopTimeText>[2],
): MailRow[] {
  const { orderMail } = textsOf(form.language);
  const written = (instant: Date) => shopTimeText(instant, timeZones.shop, form);
  return [
    [orderMail.placed, written(createdAt)],
    ...(scheduledAt ? [[orderMail.scheduled, written(scheduledAt)] as const] : []),
  ];
}

/** To the store's address, else to the shop's, in the shop's language. */
async function mailShop(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  lines: readonly NamedLine[],
): Promise<void> {
  const language = await readShopLanguage(tx);
  const config = await readConfig(tx, language);
  const store = await storeOf(tx, order);
  const to = canonicalEmail(store?.email) ?? canonicalEmail(config.email);
  if (to === null) return;
  const { orderMail } = textsOf(language);
  const facts = orderFacts(order, sender, {
    language,
    hours: config.timeformat,
    writePhone: await phoneWriter(tx),
  });
  const bill = await orderMailRows(tx, order, lines, {
    language,
    nameOf: ({ line, nameIn }) => withSubstitute(nameIn(language) ?? line.snapshot.name, line, language),
  });
  const values = {
    number: order.id,
    store: (await storeNameIn(tx, order, language)) ?? config.business_name,
  };
  await queueMail(
    tx,
    sender,
    composeMail(to, {
      language,
      shop: config.business_name,
      subject: fillText(orderMail.newSubject, values),
      paragraphs: [fillText(orderMail.newText, values)],
      rows: [...facts, ...bill],
    }),
  );
}

/** The name of a way of paying; unknown ones stay as stored. */
export function paymentName({ paymentMethod, restMethod }: OrderRow, language: Language): string {
  const names: Record<string, string> = textsOf(language).orderMail.payments;
  const ways = paymentMethod === "partial_payment" && restMethod ? ["wallet", restMethod] : [paymentMethod];
  return ways.map((way) => names[way] ?? way.replaceAll("_", " ")).join(" + ");
}

/** The facts of an order besides its lines, in the shop's language. */
export function orderFacts(
  order: OrderRow,
  sender: Sender,
  {
    language,
    hours,
    writePhone,
  }: { language: Language; hours: "12" | "24"; writePhone: (stored: string) => string },
): MailRow[] {
  const { orderMail, dates, direction } = textsOf(language);
  const { address } = order;
  return [
    [orderMail.type, orderMail.types[order.type]],
    [
      orderMail.contact,
      [address.contact_person_name, writePhone(address.contact_person_number)]
        .map((part) => isolatedIn(part, direction === "rtl"))
        .join(`${dates.comma} `),
    ],
    ...(order.type === "take_away" ? [] : [[orderMail.address, address.address] as const]),
    // How a prescription is paid is chosen with its price.
    ...(isAgreed(order) ? [[orderMail.payment, paymentName(order, language)] as const] : []),
    ...timeRows(order, sender, { language, hours }),
    ...(order.note ? [[orderMail.note, order.note] as const] : []),
    ...(order.unavailableItemNote ? [[orderMail.unavailable, order.unavailableItemNote] as const] : []),
    ...(order.deliveryInstruction ? [[orderMail.instruction, order.deliveryInstruction] as const] : []),
  ];
}

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

async function mailShopper(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  lines: readonly NamedLine[],
  kind: "confirmation" | "receipt",
): Promise<void> {
  const { to, greeting, language } = await recipientOfOrder(tx, order);
  if (to === null) return;
  const { orderMail } = textsOf(language);
  const { business_name: shop, timeformat: hours } = await readConfig(tx, language);
  const values = { number: order.id, store: (await storeNameIn(tx, order, language)) ?? shop };
  await queueMail(
    tx,
    sender,
    composeMail(to, {
      language,
      shop,
      subject: fillText(orderMail[kind].subject, values),
      paragraphs: [greeting, fillText(orderMail[kind].text, values)],
      rows: [
        ...timeRows(order, sender, { language, hours }),
        ...(await orderMailRows(tx, order, lines, {
          language,
          nameOf: ({ line }) => withSubstitute(line.snapshot.name, line, language),
        })),
      ],
      action: {
        label: orderMail[kind].action,
        url: pageOf(order, sender),
        colours: await buttonColours(tx),
      },
    }),
  );
}
