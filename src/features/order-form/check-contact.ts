import { cleanEmail, isEmailAddress } from "@/domain/email";
import { cleanName } from "@/domain/written-text";
import type { ReadPhone } from "@/platform/phone/load-phones";

export type ContactFieldName = "name" | "phone" | "email";

export type ContactProblem = "name" | "phone" | "phoneWrong" | "email" | "emailWrong";

/** Faults of a name, a phone number and an e-mail address, in the order of their fields; empty when there are none. */
export function checkContact(
  values: Readonly<Record<ContactFieldName, string>>,
  { emailNeeded, readPhone }: { readonly emailNeeded: boolean; readonly readPhone: ReadPhone },
): Partial<Record<ContactFieldName, ContactProblem>> {
  const problems: Partial<Record<ContactFieldName, ContactProblem>> = {};
  if (cleanName(values.name) === "") problems.name = "name";
  if (values.phone.trim() === "") problems.phone = "phone";
  else if (readPhone(values.phone) === null) problems.phone = "phoneWrong";
  const email = cleanEmail(values.email);
  if (email === "") {
    if (emailNeeded) problems.email = "email";
  } else if (!isEmailAddress(email)) problems.email = "emailWrong";
  return problems;
}
