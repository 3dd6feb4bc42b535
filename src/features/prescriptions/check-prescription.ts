/** Faults of a prescription's form, field by field. The server checks all of it again. */
import type { OrderKind } from "@/domain/order-kinds";
import { type ContactFieldName, type ContactProblem, checkContact } from "@/features/order-form";
import type { ReadPhone } from "@/platform/phone/load-phones";
import type { PrescriptionValues } from "@/stores/prescription-draft";

export type PrescriptionField = "photos" | "place" | "address" | ContactFieldName;

/** A fault; the form has the words for it. */
export type PrescriptionProblem = "photos" | "place" | "outside" | "address" | ContactProblem;

export interface PrescriptionRules {
  photos: number;
  kind: OrderKind;
  emailNeeded: boolean;
  /** A place was chosen. */
  hasPlace: boolean;
  /** The store does not deliver there. */
  outside: boolean;
  readPhone: ReadPhone;
}

/** Problems by field, in the order in which the fields stand. Empty when it can be sent. */
export function checkPrescription(
  values: PrescriptionValues,
  { photos, kind, hasPlace, outside, ...contact }: PrescriptionRules,
): Partial<Record<PrescriptionField, PrescriptionProblem>> {
  const problems: Partial<Record<PrescriptionField, PrescriptionProblem>> = {};
  if (photos === 0) problems.photos = "photos";
  if (kind === "delivery") {
    if (!hasPlace) problems.place = "place";
    else if (outside) problems.place = "outside";
    if (values.address.trim() === "") problems.address = "address";
  }
  return { ...problems, ...checkContact(values, contact) };
}
