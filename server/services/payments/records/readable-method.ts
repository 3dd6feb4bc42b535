import type { offlinePaymentMethods } from "../../../db/schema";
import { readColumns, readDetails, readFields, readLocalText } from "../../stored-json";

const jsonOfMethods = {
  name: readLocalText,
  instructions: readLocalText,
  details: readDetails,
  fields: readFields,
};

/** An offline payment method without the parts whose JSON is malformed. */
export const readableMethod = (
  row: typeof offlinePaymentMethods.$inferSelect,
): typeof offlinePaymentMethods.$inferSelect => readColumns("offline_payment_methods", row, jsonOfMethods);
