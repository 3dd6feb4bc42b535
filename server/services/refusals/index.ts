/** Every error of a customer's calls: status and code as the contract has them. The texts stand in the locales. */
import type { Language } from "../../context";
import { ContractError, type ErrorDetails } from "../../errors";
import { fillText, textsOf } from "../../locales";
import { accountRefusals } from "./account-refusals";
import { applicationRefusals } from "./application-refusals";
import { cartRefusals } from "./cart-refusals";
import { chatRefusals } from "./chat-refusals";
import { orderRefusals } from "./order-refusals";
import { pushRefusals } from "./push-refusals";
import type { RefusalRow } from "./refusal-row";

/** The whole table. */
export const refusals = {
  ...accountRefusals,
  ...applicationRefusals,
  ...cartRefusals,
  ...chatRefusals,
  ...orderRefusals,
  ...pushRefusals,
} as const;

export type RefusalName = keyof typeof refusals;
export type RefusalValues = Readonly<Record<string, string | number>>;

/** A refusal of the table; thrown by services, put into the caller's language by the routes. */
export class Refusal extends ContractError {
  readonly refusal: RefusalName;
  readonly values: RefusalValues;

  constructor(
    name: RefusalName,
    values: RefusalValues = {},
    details: ErrorDetails = {},
    language: Language = "en",
    otherStatus?: number,
    /** The request's field that it is about, where it may be one of several. */
    readonly field?: string,
  ) {
    const { status, code: usualCode, form }: RefusalRow = refusals[name];
    const code = field ?? usualCode;
    const message = fillText(textsOf(language).refusals[name], values);
    super(
      otherStatus ?? status,
      [{ code, message }],
      form === undefined
        ? details
        : { ...details, body: form === "message" ? { message } : { errors: { message } } },
    );
    this.refusal = name;
    this.values = values;
  }

  /** The same refusal in another language. */
  override inLanguage(language: Language): Refusal {
    return new Refusal(this.refusal, this.values, this.details, language, this.status, this.field);
  }

  /** The same refusal at one of several fields. */
  atField(field: string): Refusal {
    return new Refusal(this.refusal, this.values, this.details, "en", this.status, field);
  }

  /** The same refusal where the contract gives another call another status. */
  withStatus(status: number): Refusal {
    return new Refusal(this.refusal, this.values, this.details, "en", status);
  }
}

/** A refusal of the table. `values` fill the text's braces; waiting times also become Retry-After. */
export function refuse(name: RefusalName, values: RefusalValues = {}, details: ErrorDetails = {}): Refusal {
  const seconds = values.seconds;
  return new Refusal(
    name,
    values,
    typeof seconds === "number" ? { ...details, retryAfterSeconds: seconds } : details,
  );
}
