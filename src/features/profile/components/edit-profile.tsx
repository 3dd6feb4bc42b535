import { useState } from "react";
import { useForm } from "react-hook-form";
import type { CustomerInfo } from "@/contract";
import { ContactField, PasswordField, showFieldErrors } from "@/features/account-forms";
import { usePhoneResolver } from "@/features/phone-rules";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/chakra/button";
import { fullName } from "../full-name";
import { isPhoneFixed, needsPassword, type ProfileFields, profileRules } from "../profile-rules";
import { useSaveProfile } from "../use-save-profile";
import { PhotoField } from "./photo-field";
import styles from "./profile.module.css";
import { ProfileCode } from "./profile-code";

interface Props {
  readonly customer: CustomerInfo;
  readonly onClose: () => void;
}

const serverNames = {
  name: "name",
  f_name: "name",
  l_name: "name",
  phone: "phone",
  email: "email",
  image: "image",
  current_password: "currentPassword",
} as const;

/** The customer's name, contacts and photo. A verified phone number cannot change. */
export function EditProfile({ customer, onClose }: Props) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const [image, setImage] = useState<File | null>(null);
  const save = useSaveProfile(onClose);
  const phoneFixed = isPhoneFixed(customer);
  const name = fullName(customer);
  const { register, handleSubmit, setError, watch, formState } = useForm<ProfileFields & { image?: never }>({
    mode: "onTouched",
    resolver: usePhoneResolver((readPhone) => profileRules(t, customer, readPhone)),
    defaultValues: {
      name,
      phone: customer.phone ?? "",
      email: customer.email ?? "",
      currentPassword: "",
    },
  });
  const [phoneNow, emailNow] = watch(["phone", "email"]);
  const asksPassword = needsPassword(customer, { phone: phoneNow, email: emailNow });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    const phone = phoneFixed ? (customer.phone ?? "") : values.phone;
    try {
      const { name: newName, email, currentPassword } = values;
      const profile = { name: newName, phone, email };
      await save.send({
        profile: asksPassword ? { ...profile, current_password: currentPassword } : profile,
        image,
      });
    } catch (error) {
      showFieldErrors(error, serverNames, (field, message) =>
        setError(field, { message }, { shouldFocus: field !== "image" }),
      );
    }
  });

  if (save.pending) return <ProfileCode save={save} pending={save.pending} />;
  return (
    <form className={styles.form} data-form="profile" onSubmit={(event) => void submit(event)} noValidate>
      <PhotoField
        name={name}
        current={customer.image_full_url}
        chosen={image}
        onChoose={setImage}
        error={errors.image?.message}
      />
      <ContactField of="name" label={t("profile.name")} error={errors.name?.message} {...register("name")} />
      <div className={styles.two}>
        <ContactField
          of="phone"
          hint={phoneFixed ? t("profile.notChangeable") : undefined}
          error={errors.phone?.message}
          {...register("phone")}
          disabled={phoneFixed}
        />
        <ContactField of="email" error={errors.email?.message} {...register("email")} />
      </div>
      {asksPassword ? (
        <PasswordField
          label={t("profile.currentPassword")}
          hint={t("profile.passwordForContacts")}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register("currentPassword")}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting} loadingLabel={shell("app.loading")}>
          {t("profile.save")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {shell("app.cancel")}
        </Button>
      </div>
    </form>
  );
}
