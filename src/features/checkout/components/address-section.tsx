import { useFormContext, useWatch } from "react-hook-form";
import type { Address } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { askInOverlay } from "@/stores/ask-overlay";
import { useIsSignedIn } from "@/stores/session";
import { EditIcon } from "@/ui/icons/edit";
import { PinIcon } from "@/ui/icons/pin";
import { TextField } from "@/ui/kit/text-field";
import { Card } from "@/ui/window/card";
import { IconButton } from "@/ui/window/icon-button";
import { Spinner } from "@/ui/window/spinner";
import { StatusNote } from "@/ui/window/status-note";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { FormCheckbox } from "./form-checkbox";
import styles from "./sections.module.css";

/** Where to: the chosen place with the details that a courier needs. Not there for who collects the order. */
export function AddressSection() {
  const { control } = useFormContext<CheckoutFormValues>();
  return useWatch({ control, name: "order_type" }) === "delivery" ? <DeliveryAddress /> : null;
}

function DeliveryAddress() {
  const { store, place, distance } = useCheckoutContext();
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const signedIn = useIsSignedIn();
  const { register, setValue, formState } = useFormContext<CheckoutFormValues>();
  const fillFrom = async (address: Address) => {
    const position = { lat: Number(address.latitude), lng: Number(address.longitude) };
    if (!(await place.moveTo(position, address.address))) return;
    setValue("road", address.road ?? "");
    setValue("house", address.house ?? "");
    setValue("floor", address.floor ?? "");
    setValue("contact_person_name", address.contact_person_name);
    setValue("contact_person_number", address.contact_person_number);
  };
  const choose = async () => {
    const zoneId = place.everywhere ? undefined : store.zone_id;
    const address = await askInOverlay({ kind: "saved-addresses", zoneId });
    if (address) await fillFrom(address);
  };
  const pick = async () => {
    const point = await askInOverlay({ kind: "location-picker", purpose: "address" });
    if (point) await place.moveTo(point.position, point.text);
  };
  return (
    <Card as="section" aria-labelledby="delivery-addresses">
      <div className={styles.head}>
        <h2 id="delivery-addresses" className={styles.title}>
          {t("address.title")}
        </h2>
        {signedIn ? (
          <button type="button" className={styles.link} onClick={() => void choose()}>
            {t("address.saved")}
          </button>
        ) : null}
      </div>
      <div className={styles.place}>
        <PinIcon className={styles.pin} />
        <p className={styles.grow}>{place.text ?? shell("nav.selectLocation")}</p>
        <IconButton label={t("address.edit")} onClick={() => void pick()}>
          {place.lookingUp ? <Spinner size={20} label={shell("app.loading")} /> : <EditIcon />}
        </IconButton>
      </div>
      {place.outside ? (
        <StatusNote tone="warning" live>
          {t("address.outside")}
        </StatusNote>
      ) : null}
      {distance.estimated || distance.failed ? (
        <StatusNote
          tone={distance.failed ? "warning" : "info"}
          live
          action={
            <button type="button" className={styles.link} onClick={distance.retry}>
              {shell("app.retry")}
            </button>
          }
        >
          {t(distance.failed ? "address.noDistance" : "address.estimated")}
        </StatusNote>
      ) : null}
      <div className={styles.fields}>
        <TextField
          label={t("address.address")}
          required
          error={formState.errors.address?.message}
          {...register("address")}
        />
        <div className={styles.three}>
          <TextField label={t("address.road")} maxLength={191} {...register("road")} />
          <TextField label={t("address.house")} maxLength={191} {...register("house")} />
          <TextField label={t("address.floor")} maxLength={191} {...register("floor")} />
        </div>
        <FormCheckbox name="save_address" label={t("address.save")} />
      </div>
    </Card>
  );
}
