import { isApiError } from "@/platform/http/api-error";
import { showError } from "@/stores/show-error";
import { showErrorTexts } from "@/stores/toasts";

/**
 * Puts the server's messages at the fields that they name (`names`: the server's name to the form's) and everything
 * else into a toast.
 */
export function showFieldErrors<Field extends string>(
  error: unknown,
  names: Readonly<Record<string, Field>>,
  setError: (field: Field, message: string) => void,
): void {
  if (!isApiError(error, "refused")) {
    showError(error);
    return;
  }
  const others: string[] = [];
  for (const { code, message } of error.errors) {
    const field = names[code];
    if (field === undefined) others.push(message);
    else setError(field, message);
  }
  if (error.errors.length === 0) showError(error);
  else showErrorTexts(others);
}
