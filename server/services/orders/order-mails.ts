/** Mails about an order: to the store for a new one, to the shopper for it and once it is there. */

import { isolatedIn } from "@/domain/money-text";
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { fillText, type Language, textsOf } from "../../locales";
import { canonicalEmail, phoneWriter } from "../contacts/contacts";
import { composeMail, queueMail } from "../mail";
import { readConfig } from "../settings/config";
import { readShopLanguage } from "../settings/shop-languages";
import { shopTimeText } from "../settings/shop-time-text";
import { isAgreed } from "./autopilot-steps";
import { type NamedLine, readNamedLines } from "./named-lines";
import { type MailRow, orderMailRows } from "./order-mail-rows";
import { mailToShopper, type Sender } from "./shopper-mail";
import { storeNameIn, storeOf } from "./store-of-order";
import { withSubstitute } from "./substitutes";

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

function mailShopper(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  lines: readonly NamedLine[],
  kind: "confirmation" | "receipt",
): Promise<void> {
  return mailToShopper(tx, sender, order, async ({ language, hours, values }) => {
    const { subject, text, action } = textsOf(language).orderMail[kind];
    return {
      subject: fillText(subject, values),
      paragraphs: [fillText(text, values)],
      rows: [
        ...timeRows(order, sender, { language, hours }),
        ...(await orderMailRows(tx, order, lines, {
          language,
          nameOf: ({ line }) => withSubstitute(line.snapshot.name, line, language),
        })),
      ],
      action,
    };
  });
}
