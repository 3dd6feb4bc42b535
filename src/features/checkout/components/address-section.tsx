import { useFormContext, useWatch } from "react-hook-form";
import type { Address } from "@/contract";
import { addressDoor } from "@/domain/address-door";
import { SavedAddressChips } from "@/features/saved-addresses";
import { commaList } from "@/platform/format/comma-list";
import { useTexts } from "@/platform/i18n";
import { askInOverlay } from "@/stores/confirm";
import { useIsSignedIn } from "@/stores/session";
import { TextField } from "@/ui/chakra/text-field";
import { EditIcon } from "@/ui/icons/edit";
import { PinIcon } from "@/ui/icons/pin";
import { Suspense } from "@/ui/loading/suspense";
import { IconButton } from "@/ui/plain/icon-button";
import { Spinner } from "@/ui/plain/spinner";
import { StatusNote } from "@/ui/plain/status-note";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { useFold } from "../use-fold";
import { useMissingMark } from "../use-missing";
import { FoldRow } from "./fold-row";
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
  const { register, setValue, formState, control } = useFormContext<CheckoutFormValues>();
  const [written, road, house, floor] = useWatch({ control, name: ["address", "road", "house", "floor"] });
  const error = formState.errors.address;
  const fold = useFold(error);
  const mark = useMissingMark("place");
  const doorText = commaList(
    addressDoor({ road: road.trim(), house: house.trim(), floor }, (bare) =>
      t("address.floorNumber", { floor: bare }),
    ),
  );
  const fillFrom = async (address: Address) => {
    const position = { lat: Number(address.latitude), lng: Number(address.longitude) };
    if (!(await place.moveTo(position, address.address))) return;
    setValue("address", address.address);
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
    <FoldRow
      id="delivery-addresses"
      title={t("address.title")}
      icon={<PinIcon />}
      value={<bdi>{written || (place.text ?? shell("nav.selectLocation"))}</bdi>}
      detail={doorText || t("address.addDoor")}
      fold={fold}
      actions={
        <IconButton
          label={t("address.edit")}
          data-mends={distance.failed ? undefined : ""}
          onClick={() => void pick()}
        >
          {place.lookingUp ? <Spinner size={20} label={shell("app.loading")} /> : <EditIcon />}
        </IconButton>
      }
      notes={
        <>
          {signedIn ? (
            <button type="button" className={styles.savedLink} onClick={() => void choose()}>
              {t("address.saved")}
            </button>
          ) : null}
          {place.position === null && "data-missing" in mark ? (
            <StatusNote tone="warning" live>
              {t("summary.noPlace")}
            </StatusNote>
          ) : null}
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
                <button type="button" className={styles.link} onClick={distance.retry} data-mends="">
                  {shell("app.retry")}
                </button>
              }
            >
              {t(distance.failed ? "address.noDistance" : "address.estimated")}
            </StatusNote>
          ) : null}
        </>
      }
      {...mark}
    >
      {signedIn ? (
        <Suspense>
          <SavedAddressChips
            label={t("address.title")}
            zoneId={place.everywhere ? null : store.zone_id}
            current={place.text}
            onChoose={(address) => void fillFrom(address)}
          />
        </Suspense>
      ) : null}
      <TextField
        label={t("address.address")}
        required
        autoComplete="street-address"
        error={error?.message}
        {...register("address")}
      />
      <div className={styles.three}>
        <TextField
          label={t("address.road")}
          maxLength={191}
          autoComplete="address-line1"
          {...register("road")}
        />
        <TextField
          label={t("address.house")}
          maxLength={191}
          autoComplete="address-line2"
          {...register("house")}
        />
        <TextField
          label={t("address.floor")}
          maxLength={191}
          autoComplete="address-line3"
          enterKeyHint="done"
          {...register("floor")}
        />
      </div>
      <FormCheckbox name="save_address" label={t("address.save")} />
    </FoldRow>
  );
}
