/** What is wrong with what was typed for a prescription, field by field. The server looks at all of it again. */
import { cleanEmail, isEmailAddress } from "@/domain/email";
import { cleanName } from "@/domain/written-text";
import type { ReadPhone } from "@/platform/phone/load-phones";
import type { PrescriptionValues } from "@/stores/prescription-draft";

export type PrescriptionField = "photos" | "place" | "address" | "name" | "phone" | "email";

/** What is wrong; the form has the words for it. */
export type PrescriptionProblem =
  | "photos"
  | "place"
  | "outside"
  | "address"
  | "name"
  | "phone"
  | "phoneWrong"
  | "email"
  | "emailWrong";

export interface PrescriptionRules {
  photos: number;
  emailNeeded: boolean;
  /** A place was chosen. */
  hasPlace: boolean;
  /** The store does not deliver there. */
  outside: boolean;
  readPhone: ReadPhone;
}

/** Problems by field, in the order in which the fields stand. Empty when it can be sent. */
export function checkPrescription(
  { address, name, phone, email: written }: PrescriptionValues,
  { photos, emailNeeded, hasPlace, outside, readPhone }: PrescriptionRules,
): Partial<Record<PrescriptionField, PrescriptionProblem>> {
  const problems: Partial<Record<PrescriptionField, PrescriptionProblem>> = {};
  if (photos === 0) problems.photos = "photos";
  if (!hasPlace) problems.place = "place";
  else if (outside) problems.place = "outside";
  if (address.trim() === "") problems.address = "address";
  if (cleanName(name) === "") problems.name = "name";
  if (phone.trim() === "") problems.phone = "phone";
  else if (readPhone(phone) === null) problems.phone = "phoneWrong";
  const email = cleanEmail(written);
  if (email === "") {
    if (emailNeeded) problems.email = "email";
  } else if (!isEmailAddress(email)) problems.email = "emailWrong";
  return problems;
}
