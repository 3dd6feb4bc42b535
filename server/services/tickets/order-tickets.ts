/** The contents of an order's tickets, in the shop's language. */
import type { ServerContext, Transaction } from "../../context";
import type { OrderRow, TicketKind } from "../../db/schema";
import { fillText, type Language, textsOf } from "../../locales";
import { phoneWriter } from "../contacts/contacts";
import { readNamedLines } from "../orders/named-lines";
import { orderMailRows } from "../orders/order-mail-rows";
import { paymentName } from "../orders/order-mails";
import { storeNameIn } from "../orders/store-of-order";
import { withSubstitute } from "../orders/substitutes";
import { readConfig } from "../settings/config";
import { readShopLanguage } from "../settings/shop-languages";
import { shopMoney } from "../settings/shop-money-text";
import { bold, centered, gap, heading, pair, plain, rule, type TicketRow } from "./ticket-row";
import { ticketTime } from "./ticket-time";

type Reader = Pick<ServerContext, "timeZones">;

interface Form {
  language: Language;
  time: (instant: Date) => string;
}

/** Number, kind and time: what everybody looks for first. */
function head(order: OrderRow, kind: TicketKind, shop: string, { language, time }: Form): TicketRow[] {
  const { tickets, orderMail } = textsOf(language);
  return [
    centered(shop),
    centered(`#${order.id}`, 2),
    centered(`${tickets.kinds[kind]} · ${orderMail.types[order.type]}`),
    bold(
      order.scheduledAt === null
        ? tickets.soon
        : fillText(tickets.scheduled, { time: time(order.scheduledAt) }),
    ),
    pair(orderMail.placed, time(order.createdAt)),
    rule,
  ];
}

/** Lines without prices, as large as a cook can read them from where they stand. */
async function unpricedLines(tx: Transaction, order: OrderRow, { language }: Form): Promise<TicketRow[]> {
  const { tickets } = textsOf(language);
  const lines = await readNamedLines(tx, order.id);
  const rows = lines.flatMap((named): TicketRow[] => {
    const { line, nameIn, choicesIn } = named;
    const { options, addOns } = choicesIn(language);
    return [
      heading(`${line.quantity}× ${withSubstitute(nameIn(language) ?? line.snapshot.name, line, language)}`),
      ...[...(line.variant === "" ? [] : [line.variant]), ...options].map((option) => plain(option, 2)),
      ...line.addOns.map(({ name, quantity }, index) => plain(`+ ${quantity}× ${addOns[index] ?? name}`, 2)),
      gap,
    ];
  });
  const pieces = lines.reduce((sum, { line }) => sum + line.quantity, 0);
  return [...rows, bold(fillText(tickets.pieces, { count: pieces }))];
}

/** The shopper's note, and their wishes beside the food. */
function wishes(order: OrderRow, { language }: Form): TicketRow[] {
  const { tickets, orderMail } = textsOf(language);
  const said = (label: string, text: string | null): TicketRow[] => (text ? [bold(`${label}: ${text}`)] : []);
  return [
    ...said(orderMail.note, order.note),
    ...said(orderMail.unavailable, order.unavailableItemNote),
    ...(order.type === "parcel" ? [] : [plain(order.cutlery ? tickets.cutlery : tickets.noCutlery)]),
  ];
}

/** The receiver and their address, and the cash to take at the door. */
async function handingOver(tx: Transaction, order: OrderRow, { language }: Form): Promise<TicketRow[]> {
  const { tickets } = textsOf(language);
  const { address } = order;
  const writePhone = await phoneWriter(tx);
  const money = await shopMoney(tx, language);
  const inCash =
    order.paymentMethod === "cash_on_delivery" ||
    (order.paymentMethod === "partial_payment" && order.restMethod === "cash_on_delivery");
  const due = inCash && order.paymentStatus !== "paid" ? order.total - order.paidFromWallet : 0;
  const detail = (label: string, text: string | null) => (text ? [plain(`${label}: ${text}`)] : []);
  return [
    rule,
    bold(address.contact_person_name),
    bold(writePhone(address.contact_person_number)),
    ...(order.type === "take_away"
      ? []
      : [
          plain(address.address),
          ...detail(tickets.house, address.house),
          ...detail(tickets.floor, address.floor),
          ...(order.deliveryInstruction ? [bold(order.deliveryInstruction)] : []),
        ]),
    rule,
    ...(due > 0
      ? [heading(`${tickets.cashToTake} ${money(due)}`)]
      : [
          bold(
            `${paymentName(order, language)}${order.paymentStatus === "paid" ? ` · ${tickets.paid}` : ""}`,
          ),
        ]),
    ...(due > 0 && order.bringChange > 0
      ? [plain(fillText(tickets.change, { amount: money(order.bringChange) }))]
      : []),
  ];
}

/** Lines with their prices and every amount, as in the mail. */
async function pricedLines(tx: Transaction, order: OrderRow, { language }: Form): Promise<TicketRow[]> {
  const rows = await orderMailRows(tx, order, await readNamedLines(tx, order.id), {
    language,
    nameOf: ({ line, nameIn }) => withSubstitute(nameIn(language) ?? line.snapshot.name, line, language),
  });
  const total = rows.at(-1);
  return [
    ...rows.slice(0, -1).map(([label, value]) => pair(label, value)),
    rule,
    ...(total ? [pair(total[0], total[1], true)] : []),
    plain(paymentName(order, language)),
  ];
}

/** The rows of one ticket, and whether they are read from right to left. */
export async function orderTicket(
  tx: Transaction,
  { timeZones }: Reader,
  order: OrderRow,
  kind: TicketKind,
): Promise<{ rows: TicketRow[]; rightToLeft: boolean }> {
  const language = await readShopLanguage(tx);
  const config = await readConfig(tx, language);
  const form: Form = {
    language,
    time: (instant) => ticketTime(instant, timeZones.shop, { language, hours: config.timeformat }),
  };
  const shop = (await storeNameIn(tx, order, language)) ?? config.business_name;
  const rows = [...head(order, kind, shop, form)];
  if (kind === "receipt") rows.push(...(await pricedLines(tx, order, form)));
  else rows.push(...(await unpricedLines(tx, order, form)), ...wishes(order, form));
  if (kind === "packing") rows.push(...(await handingOver(tx, order, form)));
  return { rows, rightToLeft: textsOf(language).direction === "rtl" };
}
