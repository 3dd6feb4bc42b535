/** Canonical forms of what identifies a person, so that equal people are found whatever way they type. */

import { isEmailAddress } from "@/domain/email";

/** "+" and 8 to 15 digits, or null when the text is no phone number. A missing "+" is added, as the contract has it. */
export function canonicalPhone(text: string | null | undefined): string | null {
  const plain = (text ?? "").replace(/[\s().-]/g, "");
  return /^\+?\d{8,15}$/.test(plain) ? `+${plain.replace(/^\+/, "")}` : null;
}

/** Lower case, trimmed; null when the text is no e-mail address. */
export function canonicalEmail(text: string | null | undefined): string | null {
  const plain = (text ?? "").trim().toLowerCase();
  return isEmailAddress(plain) ? plain : null;
}

/** First word and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
