/** Payments outside of the app. Backends without any return null in place of a list. */
import type { OrderOfflinePayment } from "@/contract";
import {
  type Fields,
  fields,
  identifier,
  integerOrNull,
  isNothing,
  isOn,
  requireRows,
  rows,
  text,
  textOrNull,
  word,
} from "./readers";

/** A way of paying outside of the app. */
export interface OfflineMethod {
  id: number;
  name: string;
  /** "" for none. */
  instructions: string;
  details: { name: string; value: string }[];
  /** `key` is the field's name in the request. */
  fields: { key: string; label: string; placeholder: string; required: boolean }[];
}

/** "account_number" as people read it, where a backend has no label: "Account number". */
const readable = (key: string): string => {
  const words = key.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const detail = (row: Fields) => ({ name: text(row.input_name), value: text(row.input_data) });

function methodField(row: Fields): OfflineMethod["fields"][number] | null {
  const key = text(row.customer_input);
  if (key === "") return null;
  return {
    key,
    label: text(row.customer_label) || readable(key),
    placeholder: text(row.customer_placeholder),
    required: isOn(row.is_required),
  };
}

function offlineMethod(row: Fields): OfflineMethod | null {
  const id = identifier(row.id);
  const name = text(row.method_name);
  if (id === null || name === "" || !isOn(row.status, true)) return null;
  return {
    id,
    name,
    instructions: text(row.method_instructions),
    details: rows(row.method_fields, detail),
    fields: rows(row.method_informations, methodField),
  };
}

/** GET /offline_payment_method_list. */
export const normaliseOfflineMethods = (response: unknown): OfflineMethod[] =>
  isNothing(response) ? [] : requireRows(response, offlineMethod);

/** An order's offline payment; null where it says nothing. An unknown state of another backend still waits. */
export function orderOfflinePayment(row: Fields | null): OrderOfflinePayment | null {
  const data = fields(row?.data);
  if (row === null || data === null) return null;
  return {
    input: rows(row.input, (answer) => ({
      user_input: text(answer.user_input),
      user_label: text(answer.user_label) || readable(text(answer.user_input)),
      user_data: text(answer.user_data),
    })),
    data: {
      status: word(data.status, ["pending", "verified", "denied"], "pending"),
      method_id: integerOrNull(data.method_id),
      method_name: text(data.method_name),
      customer_note: textOrNull(data.customer_note),
      admin_note: textOrNull(data.admin_note),
    },
    method_fields: rows(row.method_fields, (entry) => ({
      input_name: text(entry.input_name),
      input_data: text(entry.input_data),
    })),
  };
}
