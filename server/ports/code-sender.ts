import type { PhoneOrEmail } from "@/contract/calls/auth";
import type { Language } from "../locales";

export interface CodeMessage {
  medium: PhoneOrEmail;
  /** Canonical phone number or e-mail address. */
  target: string;
  code: string;
  purpose: string;
  language: Language;
  /** Name of the shop in that language. */
  shop: string;
}

/** Sends one-time codes by SMS or e-mail. */
export interface CodeSender {
  /** Where nothing sends codes to such contacts: none is made then, and what needs them is not offered. */
  readonly sends: Readonly<Record<PhoneOrEmail, boolean>>;
  /** Every code is this one, and config tells it: the demo only. Null: each code is random. */
  readonly fixedCode: string | null;
  /** Throws when the code could not be handed over. Never logs a code of a real person. */
  send(message: CodeMessage): Promise<void>;
}
