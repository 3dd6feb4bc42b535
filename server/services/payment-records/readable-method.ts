import type { offlinePaymentMethods } from "../../db/schema";
import { readColumns, readDetails, readFields, readLocalText } from "../stored-json";

const jsonOfMethods = {
  name: readLocalText,
  instructions: readLocalText,
  details: readDetails,
  fields: readFields,
};

/** A way of paying outside of the app as far as its JSON can be read. */
export const readableMethod = (
  row: typeof offlinePaymentMethods.$inferSelect,
): typeof offlinePaymentMethods.$inferSelect => readColumns("offline_payment_methods", row, jsonOfMethods);
