import { isApiError } from "@/platform/http/api-error";

/** What a failed call is told as: the server's own words where it has some. */
export function failureText(
  error: unknown,
  t: (key: "signIn.noNetwork" | "signIn.failed") => string,
): string {
  if (isApiError(error, "network", "timeout", "unusable", "maintenance")) return t("signIn.noNetwork");
  return (isApiError(error) ? error.firstMessage : null) ?? t("signIn.failed");
}
