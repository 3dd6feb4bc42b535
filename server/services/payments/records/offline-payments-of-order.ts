/** Ways of paying outside of the app, and what shoppers said of payments, as the wire has them. */
import { asc, eq, inArray } from "drizzle-orm";
import type { OrderOfflinePayment } from "@/contract";
import type { OfflinePaymentMethods } from "@/contract/calls/payments";
import type { Language, Queryable } from "../../../context";
import {
  type LocalText,
  type OfflineMethodRow,
  type OfflinePaymentRow,
  offlinePaymentMethods,
  offlinePayments,
} from "../../../db/schema";
import { settingInLanguage } from "../../settings/settings";
import { readableMethod } from "./readable-method";

/** A text in one language; English where there is no translation. */
export const localText = (text: LocalText, language: Language): string =>
  String(settingInLanguage(text, language) ?? "");

const wireDetails = (details: OfflineMethodRow["details"], language: Language) =>
  details.map(({ name, value }) => ({
    input_name: localText(name, language),
    input_data: localText(value, language),
  }));

/** The methods that are offered, in the order in which they were made. */
export async function listOfflineMethods(
  database: Queryable,
  language: Language,
): Promise<OfflinePaymentMethods> {
  const rows = await database
    .select()
    .from(offlinePaymentMethods)
    .where(eq(offlinePaymentMethods.active, true))
    .orderBy(asc(offlinePaymentMethods.id));
  return rows.map(readableMethod).map((method) => ({
    id: method.id,
    method_name: localText(method.name, language),
    method_instructions: localText(method.instructions, language),
    method_fields: wireDetails(method.details, language),
    method_informations: method.fields.map((field) => ({
      customer_input: field.key,
      customer_label: localText(field.label, language),
      customer_placeholder: localText(field.placeholder, language),
      is_required: field.required ? (1 as const) : (0 as const),
    })),
    status: 1 as const,
  }));
}

/**
 * A way of paying outside of the app that is offered; null for another. One that was stopped is taken where the money may be on
 * its way already (`paidBy`): the shop has to learn of it.
 */
export async function takenOfflineMethod(
  database: Queryable,
  id: number,
  { paidBy }: { readonly paidBy: boolean },
): Promise<OfflineMethodRow | null> {
  const [method] = await database
    .select()
    .from(offlinePaymentMethods)
    .where(eq(offlinePaymentMethods.id, id))
    .limit(1);
  return method && (method.active || paidBy) ? readableMethod(method) : null;
}

/** The shoppers' statements about the payments of these orders. */
export async function offlinePaymentsOf(
  database: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, OfflinePaymentRow>> {
  const rows = orderIds.length
    ? await database
        .select()
        .from(offlinePayments)
        .where(inArray(offlinePayments.orderId, [...orderIds]))
    : [];
  return new Map(rows.map((row) => [row.orderId, row]));
}

export function formatOfflinePayment(payment: OfflinePaymentRow, language: Language): OrderOfflinePayment {
  return {
    input: payment.answers.map(({ key, label, value }) => ({
      user_input: key,
      user_label: localText(label, language),
      user_data: value,
    })),
    data: {
      status: payment.state,
      method_id: payment.methodId,
      method_name: localText(payment.methodName, language),
      customer_note: payment.note,
      admin_note: payment.state === "denied" ? payment.denial : null,
    },
    method_fields: wireDetails(payment.methodDetails, language),
  };
}
