import { yupResolver } from "@hookform/resolvers/yup";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { object, string } from "yup";
import { isApiError } from "@/platform/http/api-error";
import { Button } from "@/ui/plain/button";
import { TextField } from "@/ui/plain/text-field";
import { linkForOrder } from "../couriers/couriers";
import { useTexts } from "../texts/texts";
import { CourierLink } from "./courier-link";
import styles from "./couriers.module.css";
import { failureText } from "./failure-text";

/** Gives an order to somebody without an account, who gets a link for it alone. */
export function LinkForm({ orderId }: { readonly orderId: number }) {
  const t = useTexts();
  const [given, setGiven] = useState<{ name: string; link: string } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const rules = useMemo(
    () =>
      object({
        name: string().trim().default("").required(t("couriers.nameMissing")).max(100),
        phone: string()
          .trim()
          .default("")
          .required(t("couriers.phoneMissing"))
          .min(3, t("couriers.phoneMissing"))
          .max(40),
      }),
    [t],
  );
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: yupResolver(rules),
    defaultValues: { name: "", phone: "" },
  });
  const submit = handleSubmit(async (person) => {
    setFailure(null);
    try {
      setGiven({ name: person.name, link: await linkForOrder(orderId, person) });
    } catch (error) {
      if (isApiError(error) && error.hasCode("phone")) setError("phone", { message: failureText(error, t) });
      else setFailure(error);
    }
  });
  if (given !== null) return <CourierLink name={given.name} link={given.link} />;
  return (
    <form className={styles.cash} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t("couriers.linkText")}</p>
      <TextField
        {...register("name")}
        label={t("couriers.name")}
        size="lg"
        autoComplete="off"
        error={formState.errors.name?.message}
      />
      <TextField
        {...register("phone")}
        label={t("couriers.phone")}
        type="tel"
        size="lg"
        autoComplete="off"
        dir="ltr"
        error={formState.errors.phone?.message}
      />
      {failure === null ? null : <p role="alert">{failureText(failure, t)}</p>}
      <Button type="submit" size="lg" loading={formState.isSubmitting}>
        {t("couriers.makeLink")}
      </Button>
    </form>
  );
}
