/** Shows errors that have no place of their own on the page, by the specification's error catalogue. */
import { checkConnectivity } from "@/platform/connectivity";
import { type ApiError, isApiError } from "@/platform/http/api-error";
import { translator } from "@/platform/i18n/texts";
import { goTo } from "./navigation";
import { session, signOut } from "./session";
import { showErrorTexts } from "./toasts";

/**
 * Shows the error of something that a person did: the server's messages, else a plain line. A missing network is said too: the
 * connection line tells only of a network that is gone for everything, and not that nothing was done.
 * `handleSessionExpired` reports an ended session.
 */
export function showError(error: unknown): void {
  if (isAbort(error) || (isApiError(error, "unauthorised") && error.tokenAttached)) return;
  if (isApiError(error) && error.isConnection) void checkConnectivity();
  showErrorTexts(errorLines(error));
}

/** The same of what the page asked by itself: a network that is missing for it is said once for all, by the connection line. */
export function showReadError(error: unknown): void {
  if (isApiError(error, "network", "timeout", "maintenance")) void checkConnectivity();
  else showError(error);
}

/**
 * After a 401 for this token: signs out, shows one toast and goes to `/`. Other calls with the same token end up here as
 * well and are ignored, as is one of an earlier session. Nothing waits for somebody whose account is gone.
 */
export function handleSessionExpired(token: string, error?: ApiError): void {
  if (session().token !== token) return;
  const isGone = error?.hasCode("account_removed") === true;
  void signOut(isGone ? "deleted" : "expired");
  showErrorTexts([(isGone && error?.firstMessage) || translator("shell")("error.sessionEnded")]);
  goTo("/");
}

/** The message of an error that is shown in place; several are lines. */
export const errorText = (error: unknown): string => errorLines(error).join("\n");

function errorLines(error: unknown): string[] {
  const text = translator("shell");
  if (!isApiError(error)) return [text("error.generic")];
  // A gateway has responded: the network works, the shop does not.
  if (error.kind === "network")
    return [text(error.status === 0 ? "error.noConnection" : "offline.unreachable")];
  if (error.kind === "timeout") return [text("error.timeout")];
  // One busy corner of the shop says so itself.
  if (error.kind === "maintenance") return [error.firstMessage ?? text("error.maintenance")];
  if (error.kind === "unusable") return [text("error.unusable")];
  if (isServerFault(error)) return [text("error.generic")];
  const messages = error.errors.map(({ message }) => message).filter((message) => message !== "");
  if (messages.length > 0) return messages;
  if (error.status === 429 && error.retryAfterMs !== null)
    return [text("error.waitAndRetry", { seconds: Math.ceil(error.retryAfterMs / 1000) })];
  return [text("error.generic")];
}

/** A fault of the server says nothing in words for shoppers ('Server Error'); one that is busy does. */
const isServerFault = ({ status }: ApiError): boolean => status >= 500 && status !== 503;

function isAbort(error: unknown): boolean {
  // A DOMException is not an Error everywhere.
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : "";
  return name === "AbortError" || name === "CancelledError";
}
