/** Errors in the contract's form `{errors:[{code, message}]}`. Routes and services throw them; one handler sends them. */
import type { ErrorBody } from "@/contract";
import { defaultLanguage, type Language, textsOf } from "../locales";

export interface ErrorEntry {
  /** For validation the field's name, otherwise a word of the contract. */
  code: string;
  message: string;
}

export interface ErrorDetails {
  /** Sent as `total` beside `errors` (major units), with the code order_amount only. */
  total?: number;
  /** Sent as the Retry-After header. */
  retryAfterSeconds?: number;
  /** Sent instead of `{errors}` where the contract has another form, e.g. `{message}`. */
  body?: unknown;
}

/** A refusal that the caller may read. Rolls back the transaction that it passes through. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly status: number;
  readonly errors: readonly ErrorEntry[];
  readonly details: ErrorDetails;

  constructor(status: number, errors: readonly ErrorEntry[], details: ErrorDetails = {}) {
    super(errors[0]?.message ?? `Status ${status}`);
    this.status = status;
    this.errors = errors;
    this.details = details;
  }

  /** The same error in another language, where it has a text in it. */
  inLanguage(_language: Language, _write?: (amount: number) => string): ContractError {
    return this;
  }

  /** The body that is sent. */
  get responseBody(): unknown {
    if (this.details.body !== undefined) return this.details.body;
    const body: ErrorBody = { errors: this.errors.map(({ code, message }) => ({ code, message })) };
    if (this.details.total !== undefined) body.total = this.details.total;
    return body;
  }
}

/** One refusal with one code. */
export function refusal(
  status: number,
  code: string,
  message: string,
  details?: ErrorDetails,
): ContractError {
  return new ContractError(status, [{ code, message }], details);
}

/** Errors of the server's core: status and code. Their texts stand in the locales, those of routes in `services/refusals`. */
export const coreErrors = {
  unauthenticated: [401, "auth-001"],
  accountRemoved: [401, "account_removed"],
  notFound: [404, "not_found"],
  malformedBody: [400, "malformed_body"],
  unsupportedMedia: [415, "unsupported_media_type"],
  bodyTooLarge: [413, "body_too_large"],
  tooManyRequests: [429, "too_many_requests"],
  zoneMissing: [403, "zoneId"],
  zoneInvalid: [403, "zoneId"],
  moduleMissing: [403, "moduleId"],
  moduleUnknown: [403, "moduleId"],
  positionMissing: [403, "latitude"],
  keyInvalid: [422, "idempotency_key"],
  keyReused: [422, "idempotency_key"],
  keyInProgress: [409, "idempotency_in_progress"],
  requestTimeout: [408, "request_timeout"],
  unavailable: [503, "unavailable"],
  unexpected: [500, "server_error"],
} as const satisfies Record<string, readonly [status: number, code: string]>;

export type CoreErrorName = keyof typeof coreErrors;

/** An error of the core's table. */
export class CoreError extends ContractError {
  constructor(
    private readonly entry: CoreErrorName,
    details?: ErrorDetails,
    language: Language = defaultLanguage,
  ) {
    const [status, code] = coreErrors[entry];
    super(status, [{ code, message: textsOf(language).coreErrors[entry] }], details);
  }

  override inLanguage(language: Language): CoreError {
    return new CoreError(this.entry, this.details, language);
  }
}

/** An error of the core's table. */
export function coreError(name: CoreErrorName, details?: ErrorDetails): CoreError {
  return new CoreError(name, details);
}

export { StartError } from "./start-error";
