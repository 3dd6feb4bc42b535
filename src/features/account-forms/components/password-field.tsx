import { useTexts } from "@/platform/i18n";
import { TextField } from "@/ui/chakra/text-field";
import type { TextFieldProps } from "@/ui/plain/text-field";

/** A password that can be shown. `autoComplete` tells the current password from a new one. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "dir" | "reveal" | "required">) {
  const t = useTexts("shell");
  return (
    <TextField
      {...props}
      type="password"
      dir="ltr"
      required
      reveal={{ show: t("app.showPassword"), hide: t("app.hidePassword") }}
    />
  );
}
