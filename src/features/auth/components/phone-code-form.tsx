import { yupResolver } from "@hookform/resolvers/yup";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { lazy } from "yup";
import { phoneRules } from "@/features/account-forms";
import { useTexts } from "@/platform/i18n";
import { showInfo } from "@/stores/toasts";
import { AppleIcon } from "@/ui/icons/apple";
import { FacebookIcon } from "@/ui/icons/facebook";
import { GoogleIcon } from "@/ui/icons/google";
import { Button } from "@/ui/kit/button";
import { TextField } from "@/ui/kit/text-field";
import type { SocialMedium } from "../sign-in-layout";
import styles from "./auth.module.css";

const icons: Record<SocialMedium, ReactNode> = {
  google: <GoogleIcon />,
  facebook: <FacebookIcon />,
  apple: <AppleIcon />,
};

/** Signing in by a code to the phone. The shop's server does not send such codes yet, and says so. */
export function PhoneCodeForm() {
  const t = useTexts("account");
  const shell = useTexts("frame");
  const { register, handleSubmit, formState } = useForm<{ phone: string }>({
    mode: "onTouched",
    resolver: yupResolver(lazy(() => phoneRules(t))),
    defaultValues: { phone: "" },
  });
  const submit = handleSubmit(() => {
    showInfo(shell("soon.title"));
  });
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t("auth.phone")}
        type="tel"
        required
        autoComplete="tel"
        dir="ltr"
        error={formState.errors.phone?.message}
        {...register("phone")}
      />
      <Button type="submit" variant="soft" wide>
        {t("auth.sendCode")}
      </Button>
    </form>
  );
}

/** Signing in by another account. */
export function SocialButtons({ media }: { readonly media: readonly SocialMedium[] }) {
  const t = useTexts("account");
  const shell = useTexts("frame");
  return (
    <div className={styles.social}>
      {media.map((medium) => (
        <Button
          key={medium}
          variant="outline"
          wide
          startIcon={icons[medium]}
          onClick={() => showInfo(shell("soon.title"))}
        >
          {t(`auth.with.${medium}`)}
        </Button>
      ))}
    </div>
  );
}
