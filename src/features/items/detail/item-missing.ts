import { isApiError } from "@/platform/http/api-error";

/**
 * Whether the backend says that there is no such thing (404), or no such module to look in (403); everything else is a
 * failure that may pass.
 */
export function isItemMissing(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 403);
}
