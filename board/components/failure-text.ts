import { isApiError } from "@/platform/http/api-error";
import type { Translate } from "../texts/texts";

/** What a failed call is told as: the server's own words where it has some. */
export function failureText(error: unknown, t: Translate): string {
  if (isApiError(error, "network", "timeout", "unusable", "maintenance")) return t("signIn.noNetwork");
  return (isApiError(error) ? error.firstMessage : null) ?? t("signIn.failed");
}
