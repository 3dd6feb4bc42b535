/** Shows errors that have no place of their own on the page, by the specification's error catalogue. */
import { checkConnectivity } from "@/platform/connectivity";
import { type ApiError, isApiError } from "@/platform/http/api-error";
import { translator } from "@/platform/i18n/texts";
import { goTo } from "./navigation";
import { session, signOut } from "./session";
import { showErrorTexts } from "./toasts";

/**
 * Shows an error: the server's messages in turn, else a plain line. A missing network makes no toast, because the
 * connection line says it once for all calls; `handleSessionExpired` reports an ended session.
 */
export function showError(error: unknown): void {
  const text = translator("shell");
  if (isAbort(error)) return;
  if (!isApiError(error)) {
    showErrorTexts([text("error.generic")]);
    return;
  }
  switch (error.kind) {
    case "network":
    case "timeout":
      void checkConnectivity();
      return;
    case "maintenance":
      return;
    case "unusable":
      void checkConnectivity();
      showErrorTexts([text("error.generic")]);
      return;
    case "unauthorised":
      if (error.tokenAttached) return;
      showErrorTexts(messagesOf(error.errors, text("error.generic")));
      return;
    default:
      if (error.status === 429 && error.retryAfterMs !== null && error.firstMessage === null) {
        showErrorTexts([text("error.waitAndRetry", { seconds: Math.ceil(error.retryAfterMs / 1000) })]);
        return;
      }
      showErrorTexts(messagesOf(isServerFault(error) ? [] : error.errors, text("error.generic")));
  }
}

/**
 * Shows the error of something that was pressed and is not kept for later: a missing network is said too, since the
 * connection line does not say that nothing was done.
 */
export function showPressError(error: unknown): void {
  if (isApiError(error) && (error.kind === "network" || error.kind === "timeout")) {
    showErrorTexts([errorText(error)]);
  }
  showError(error);
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

/** One line that says what went wrong, for errors that are shown in place. */
export function errorText(error: unknown): string {
  const text = translator("shell");
  if (!isApiError(error)) return text("error.generic");
  // A gateway has responded: the network works, the shop does not.
  if (error.kind === "network")
    return text(error.status === 0 ? "error.noConnection" : "offline.unreachable");
  if (error.kind === "timeout") return text("error.timeout");
  if (error.kind === "maintenance") return text("error.maintenance");
  if (error.kind === "unusable") return text("error.unusable");
  return (isServerFault(error) ? null : error.firstMessage) ?? text("error.generic");
}

/** A fault of the server says nothing in words for shoppers ('Server Error'); one that is busy does. */
const isServerFault = ({ status }: ApiError): boolean => status >= 500 && status !== 503;

function messagesOf(errors: readonly { message: string }[], otherwise: string): string[] {
  const messages = errors.map((entry) => entry.message).filter((message) => message !== "");
  return messages.length > 0 ? messages : [otherwise];
}

function isAbort(error: unknown): boolean {
  // A DOMException is not an Error everywhere.
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : "";
  return name === "AbortError" || name === "CancelledError";
}
