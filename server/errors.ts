/** Errors in the contract's form `{errors:[{code, message}]}`. Routes and services throw them; one handler answers. */
import type { ErrorBody } from "@/contract";

export interface ErrorEntry {
  /** For validation the field's name, otherwise a word of the contract. */
  code: string;
  message: string;
}

export interface ErrorDetails {
  /** Answered as `total` beside `errors` (major units), with the code order_amount only. */
  total?: number;
  /** Answered as the Retry-After header. */
  retryAfterSeconds?: number;
  /** Answered instead of `{errors}` where the contract has another form, e.g. `{message}`. */
  body?: unknown;
}

/** A refusal that the caller may read. Rolls back the transaction that it passes through. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly status: number;
  readonly errors: readonly ErrorEntry[];
  readonly details: ErrorDetails;

  constructor(status: number, errors: readonly ErrorEntry[], details: ErrorDetails = {}) {
    super(errors[0]?.message ?? `Answer ${status}`);
    this.status = status;
    this.errors = errors;
    this.details = details;
  }

  /** What is sent. */
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

/** Errors that the server's core answers itself; those of the routes stand in `services/refusals`. */
export const coreErrors = {
  unauthenticated: [401, "auth-001", "Unauthenticated."],
  notFound: [404, "not_found", "Not found."],
  malformedBody: [400, "malformed_body", "The request's body is not valid JSON."],
  unsupportedMedia: [415, "unsupported_media_type", "This kind of body is not accepted here."],
  bodyTooLarge: [413, "body_too_large", "The request is too large."],
  tooManyRequests: [429, "too_many_requests", "Too many requests. Please try again in a moment."],
  zoneMissing: [403, "zoneId", "The zoneId header is required."],
  zoneInvalid: [403, "zoneId", "The zoneId header must be a JSON array of zone ids."],
  moduleMissing: [403, "moduleId", "The moduleId header is required."],
  moduleUnknown: [403, "moduleId", "The moduleId header names no module."],
  positionMissing: [403, "latitude", "The latitude and longitude headers are required."],
  keyInvalid: [422, "idempotency_key", "The Idempotency-Key header must be 8 to 255 printable characters."],
  keyReused: [422, "idempotency_key", "This Idempotency-Key was used for another request."],
  keyInProgress: [409, "idempotency_in_progress", "The same request is still being worked on."],
  requestTimeout: [408, "request_timeout", "The request took too long to arrive."],
  unavailable: [503, "unavailable", "The service is busy. Please try again in a moment."],
  unexpected: [500, "server_error", "Something went wrong on our side. Please try again."],
} as const satisfies Record<string, readonly [status: number, code: string, message: string]>;

export type CoreErrorName = keyof typeof coreErrors;

/** An error of the core's table. */
export function coreError(name: CoreErrorName, details?: ErrorDetails): ContractError {
  const [status, code, message] = coreErrors[name];
  return refusal(status, code, message, details);
}

/** A failure whose message is one clear sentence for the person at the terminal; no stack is shown. */
export class StartError extends Error {
  override readonly name = "StartError";
}
