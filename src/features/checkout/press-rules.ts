/** Validation, loaded with the press so that none of it comes before the first fields. */

export { checkOffline } from "@/features/payment";
export { checkNote } from "./check-note";
export { checkoutResolver } from "./checkout-form-schema";
export { deliveryInstruction } from "./delivery-instructions";
