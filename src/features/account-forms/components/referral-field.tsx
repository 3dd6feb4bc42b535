import { useTexts } from "@/platform/i18n";
import { TextField } from "@/ui/chakra/text-field";
import type { TextFieldProps } from "@/ui/plain/text-field";

/** The inviting friend's code, where invitations earn something. */
export function ReferralField(props: Omit<TextFieldProps, "label">) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  return (
    <TextField
      label={`${t("auth.referralCode")} (${shell("app.optional")})`}
      dir="ltr"
      enterKeyHint="done"
      {...props}
    />
  );
}
