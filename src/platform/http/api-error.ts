/**
 * The kinds of failed calls.
 * `refused`: the backend judged the request and said no (any status, also 203 and 200 with errors), or what stands before it
 * failed in plain words on a public read: then it has no entries.
 * `unauthorised`: it did not accept who is asking. `network`: no response came (or only a gateway's 502 or 504).
 * `timeout`: none came in time. `maintenance`: 503. `unusable`: HTML or broken JSON with a status of success, as captive portals
 * send, or with any other status for what is one's own or the outbox sends, or the response of another zone, module or language.
 */
export type ApiErrorKind = "refused" | "unauthorised" | "network" | "timeout" | "maintenance" | "unusable";

export interface ErrorEntry {
  code: string;
  message: string;
}

export interface ApiErrorDetails {
  /** HTTP status, 0 when no response came. */
  status?: number;
  errors?: ErrorEntry[];
  /** From Retry-After. */
  retryAfterMs?: number | null;
  /** Major units; the order's new total, with the code order_amount only. */
  total?: number | null;
  /** The body was not the backend's JSON: a page or plain words, as a proxy in front of it sends. */
  isPlain?: boolean;
  /** The request carried a session's token. Only then does a 401 mean that the session has ended. */
  tokenAttached?: boolean;
  cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly errors: readonly ErrorEntry[];
  readonly retryAfterMs: number | null;
  readonly total: number | null;
  readonly isPlain: boolean;
  readonly tokenAttached: boolean;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    const errors = details.errors ?? [];
    super(errors[0]?.message || kind, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.errors = errors;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.total = details.total ?? null;
    this.isPlain = details.isPlain ?? false;
    this.tokenAttached = details.tokenAttached ?? false;
  }

  /** The backend's first message for the shopper, or null when it gave none. */
  get firstMessage(): string | null {
    return this.errors.find((entry) => entry.message !== "")?.message ?? null;
  }

  /** Whether one of the errors has this machine code (for validation: this field's name). */
  hasCode(code: string): boolean {
    return this.errors.some((entry) => entry.code === code);
  }

  /** The backend did not judge the request, so the same call may succeed later. */
  get isConnection(): boolean {
    return this.kind !== "refused" && this.kind !== "unauthorised";
  }
}

/** Whether an error is an ApiError, optionally of one of these kinds. */
export function isApiError(error: unknown, ...kinds: ApiErrorKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));
}

/**
 * Whether the backend says that the thing does not exist (404) or may not be seen here (403); every other failure may be
 * temporary, also a page with such a status: a proxy that turns visitors away does not know what the shop has.
 */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && !error.isPlain && (error.status === 404 || error.status === 403);
