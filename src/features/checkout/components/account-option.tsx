import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { PasswordField } from "@/features/account-forms";
import { useTexts } from "@/platform/i18n";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { FormCheckbox } from "./form-checkbox";

/** A guest may become a customer with the order: one tick and a password. */
export function AccountOption() {
  const t = useTexts("guestAccount");
  const { control, register, formState, setValue } = useFormContext<CheckoutFormValues>();
  const wanted = useWatch({ control, name: "create_account" });
  // Hidden for customers.
  useEffect(() => () => setValue("create_account", false), [setValue]);
  return (
    <>
      <FormCheckbox name="create_account" label={t("wish")} hint={t("hint")} />
      {wanted ? (
        <PasswordField
          label={t("password")}
          autoComplete="new-password"
          error={formState.errors.account_password?.message}
          {...register("account_password")}
        />
      ) : null}
    </>
  );
}
