/** Every error of a customer's calls: status and code as the contract has them. The texts stand in the locales. */
import { type Minor, toMajor } from "@/domain/money";
import type { Language } from "../../context";
import { ContractError, type ErrorDetails } from "../../core/errors";
import { fillText, textsOf } from "../../locales";
import { accountRefusals } from "./account-refusals";
import { applicationRefusals } from "./application-refusals";
import { boardRefusals } from "./board-refusals";
import { cartRefusals } from "./cart-refusals";
import { chatRefusals } from "./chat-refusals";
import { orderRefusals } from "./order-refusals";
import { pushRefusals } from "./push-refusals";
import type { RefusalRow } from "./refusal-row";

/** The whole table. */
export const refusals = {
  ...accountRefusals,
  ...applicationRefusals,
  ...boardRefusals,
  ...cartRefusals,
  ...chatRefusals,
  ...orderRefusals,
  ...pushRefusals,
} as const;

export type RefusalName = keyof typeof refusals;
/** Money of a refusal. Written with the shop's currency where a caller reads it; alone it is a plain number. */
export interface RefusalAmount {
  readonly minor: Minor;
  readonly digits: number;
}
export type RefusalValues = Readonly<Record<string, string | number | RefusalAmount>>;
type AmountWriter = (amount: Minor) => string;

const isAmount = (value: unknown): value is RefusalAmount => typeof value === "object";

/** The values as texts; `write` writes amounts. */
function written(values: RefusalValues, write?: AmountWriter): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!isAmount(value)) return [name, value];
      const { minor, digits } = value;
      return [name, write ? write(minor) : toMajor(minor, digits).toFixed(digits)];
    }),
  );
}

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
    /** Writes amounts as the shop does; without it they are plain numbers. */
    write?: AmountWriter,
  ) {
    const { status, code: usualCode, form }: RefusalRow = refusals[name];
    const code = field ?? usualCode;
    const message = fillText(textsOf(language).refusals[name], written(values, write));
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

  /** Whether its text names money. */
  get hasAmounts(): boolean {
    return Object.values(this.values).some(isAmount);
  }

  /** The same refusal in another language, its amounts written by `write`. */
  override inLanguage(language: Language, write?: AmountWriter): Refusal {
    return new Refusal(this.refusal, this.values, this.details, language, this.status, this.field, write);
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

/** Returns a check's result and throws its refusal. */
export function orThrow<T>(found: T | Refusal): T {
  if (found instanceof Refusal) throw found;
  return found;
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
