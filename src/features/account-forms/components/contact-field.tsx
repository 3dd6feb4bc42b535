import { PhoneLine } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { TextField } from "@/ui/chakra/text-field";
import { emailTyping } from "@/ui/plain/email-typing";
import type { TextFieldProps } from "@/ui/plain/text-field";

/** Label and typing of each contact; numbers and addresses are written from left to right in every language. */
const contacts = {
  name: { text: "auth.name", typing: { autoComplete: "name", autoCapitalize: "words" } },
  email: { text: "auth.email", typing: emailTyping },
  phone: { text: "auth.phone", typing: { type: "tel", dir: "ltr" } },
} as const;

interface Props extends Omit<TextFieldProps, "label" | "type" | "required"> {
  readonly of: keyof typeof contacts;
  readonly label?: string;
}

/** A person's name, e-mail address or phone number, which has to be given. */
export function ContactField({ of, label, ...rest }: Props) {
  const t = useTexts("account");
  const { text, typing } = contacts[of];
  const field = <TextField label={label ?? t(text)} required {...typing} {...rest} />;
  return of === "phone" ? (
    <PhoneLine size={rest.size} asStored>
      {field}
    </PhoneLine>
  ) : (
    field
  );
}
