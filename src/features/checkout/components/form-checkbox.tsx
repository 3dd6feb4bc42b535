import { useController } from "react-hook-form";
import { Checkbox, type CheckboxProps } from "@/ui/chakra/checkbox";
import type { CheckoutFormValues } from "../checkout-form-schema";

interface Props extends Pick<CheckboxProps, "label" | "hint" | "endSlot"> {
  readonly name: "save_address" | "packaging" | "cutlery" | "create_account";
}

/** A checkbox of the checkout's form. Controlled, so that it shows a value that is set by code. */
export function FormCheckbox({ name, ...texts }: Props) {
  const { field } = useController<CheckoutFormValues, Props["name"]>({ name });
  return (
    <Checkbox
      {...texts}
      ref={field.ref}
      name={name}
      checked={field.value}
      onChange={(event) => field.onChange(event.target.checked)}
      onBlur={field.onBlur}
    />
  );
}
