// @chunk outbox
/** Orders of what is sold on prescription only. */

/** Photos of a prescription that an order may have. */
export const maxPrescriptionPhotos = 3;

/** Whether something in the cart is sold on prescription only. */
export const needsPrescription = (items: readonly { is_prescription_required: number }[]): boolean =>
  items.some((item) => item.is_prescription_required === 1);
