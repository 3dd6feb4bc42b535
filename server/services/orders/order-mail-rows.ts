/** The rows of an order's mail: the same as on the order's page, in the reader's language. */

import { toPercent } from "@/domain/money";
import { isolatedIn } from "@/domain/money-text";
import { type BillLine, billRows } from "@/domain/order-bill";
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { fillText, type Language, textsOf } from "../../locales";
import { phoneWriter } from "../contacts/contacts";
import { strangersText } from "../mail";
import { readConfig } from "../settings/config";
import { shopMoney } from "../settings/shop-money-text";
import type { NamedLine } from "./named-lines";
import { surgeReason } from "./order-surge";

export type MailRow = readonly [label: string, value: string];

/** The chosen options of a line in brackets; add-ons have rows of their own. */
function inBrackets(options: readonly string[], { variant }: NamedLine["line"], language: Language): string {
  const chosen = variant === "" ? options : [...options, variant];
  return chosen.length > 0 ? ` (${chosen.join(separatorIn(language))})` : "";
}

const separatorIn = (language: Language): string => `${textsOf(language).dates.comma} `;

/** Characters of an address in a parcel's mail. */
const maxAddressLength = 120;

/** A parcel's kind, distance, sender and receiver. */
function parcelRows(
  { address, receiver, distanceMeters, parcelCategoryName }: OrderRow,
  language: Language,
  writePhone: (stored: string) => string,
) {
  const { orderMail, direction } = textsOf(language);
  const person = (end: OrderRow["address"]) =>
    [
      strangersText(end.contact_person_name),
      writePhone(end.contact_person_number),
      strangersText(end.address, maxAddressLength),
    ]
      .filter(Boolean)
      .map((part) => isolatedIn(part, direction === "rtl"))
      .join(separatorIn(language));
  const kilometers = (distanceMeters / 1000).toLocaleString("en", { maximumFractionDigits: 1 });
  const rows: MailRow[] = [
    [orderMail.types.parcel, parcelCategoryName ?? ""],
    [orderMail.distance, fillText(orderMail.kilometers, { kilometers })],
    [orderMail.sender, person(address)],
    ...(receiver ? [[orderMail.receiver, person(receiver)] as const] : []),
  ];
  return rows.filter(([, value]) => value !== "");
}

/** The delivery with what the zone had added to it and why. */
function deliveryLabel(order: OrderRow, language: Language): string {
  const { orderMail, direction } = textsOf(language);
  const percent = `${toPercent(order.surge?.percent ?? 0)}%`;
  const reason = surgeReason(order, language);
  const note = reason
    ? fillText(orderMail.surgeReason, { percent, reason: isolatedIn(reason, direction === "rtl") })
    : fillText(orderMail.surge, { percent });
  return `${orderMail.delivery} (${note})`;
}

/** The lines, with each add-on by itself, and the amounts of an order. */
export async function orderMailRows(
  tx: Transaction,
  order: OrderRow,
  lines: readonly NamedLine[],
  { language, nameOf }: { language: Language; nameOf: (line: NamedLine) => string },
): Promise<MailRow[]> {
  const { orderMail } = textsOf(language);
  const money = await shopMoney(tx, language);
  const { additional_charge_name: chargeName } = await readConfig(tx, language);
  const rate = `${toPercent(order.taxPercent)}%`;
  const labelOf = (name: BillLine) => {
    if (name === "additional" && chargeName) return chargeName;
    if (name === "coupon" && order.couponCode) return `${orderMail.coupon} (${order.couponCode})`;
    if (name === "delivery" && order.surge) return deliveryLabel(order, language);
    if (name === "tax" && order.taxPercent > 0) return fillText(orderMail.taxRate, { rate });
    if (name === "taxIncluded" && order.taxPercent > 0) return fillText(orderMail.taxRateIncluded, { rate });
    return orderMail[name];
  };
  const sold = lines.flatMap((named): MailRow[] => {
    const { line } = named;
    const { options, addOns } = named.choicesIn(language);
    return [
      [
        `${line.quantity}× ${nameOf(named)}${inBrackets(options, line, language)}`,
        money(line.unitPrice * line.quantity),
      ],
      ...line.addOns.map(
        ({ name, price, quantity }, index): MailRow => [
          `+ ${quantity}× ${addOns[index] ?? name}`,
          money(price * quantity),
        ],
      ),
    ];
  });
  const { productsTotal: products, addOnsTotal: addOns, discountTotal: discount } = order;
  const bill = billRows({ ...order, products, addOns, discount }, order.type);
  return [
    ...(order.type === "parcel" ? parcelRows(order, language, await phoneWriter(tx)) : sold),
    ...bill.map(
      ({ name, amount }): MailRow => [
        labelOf(name),
        name === "delivery" && amount === 0 ? orderMail.free : money(amount),
      ],
    ),
    [orderMail.total, money(order.total)],
  ];
}
