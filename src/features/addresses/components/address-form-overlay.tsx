import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { wordsOfPlace } from "@/domain/words-of-place";
import { customerQuery } from "@/features/auth";
import { useIsEmailNeeded } from "@/features/configuration";
import { usePhoneResolver } from "@/features/phone-rules";
import { addressesQuery } from "@/features/saved-addresses";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { markBusy } from "@/platform/worker";
import { resolveOverlay } from "@/stores/confirm";
import { type GuestContact, saveGuestContact, useGuestContactStore } from "@/stores/guest-contact";
import { deliveryLocation } from "@/stores/location";
import type { OverlayProps, PickedPlace } from "@/stores/overlay";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { Dialog } from "@/ui/chakra/dialog";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { Button } from "@/ui/plain/button";
import {
  type AddressFormValues,
  addressFormSchema,
  initialAddressValues,
  toAddressRequest,
} from "../address-form-schema";
import { type AddressType, addressTypeOf, addressTypes } from "../address-type";
import { saveAddress } from "../api/change-address";
import { saveGuestPlace } from "../save-guest-place";
import { AddressFormFields } from "./address-form-fields";
import { addressIcons } from "./address-labels";
import { AddressMap } from "./address-map";
import styles from "./addresses.module.css";

/** Adds or changes an address. A customer's is sent to the server, a guest's only one stays on the device. */
export default function AddressFormOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"address-form">) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const formId = useId();
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const guest = !useIsSignedIn();
  const emailNeeded = useIsEmailNeeded();
  const contact = useGuestContactStore((state) => state.contact);
  const { data: customer } = useQuery(customerQuery(accountKey));
  const { address } = overlay;
  const [place, setPlace] = useState<PickedPlace | null>(() => initialPlace(overlay));
  const [type, setType] = useState<AddressType>(
    addressTypeOf(address?.address_type ?? (guest ? contact?.address_type : null) ?? "home"),
  );
  const form = useForm<AddressFormValues>({
    mode: "onTouched",
    resolver: usePhoneResolver((readPhone) => addressFormSchema(t, emailNeeded, readPhone)),
    defaultValues: initialAddressValues(address, {
      ...(guest ? contact : null),
      address: wordsOfPlace(place?.text ?? ""),
    }),
  });
  const { setValue, getValues, handleSubmit, formState } = form;

  useEffect(() => markBusy(), []);
  useEffect(() => {
    if (!customer || address) return;
    if (getValues("contact_person_name") === "")
      setValue("contact_person_name", `${customer.f_name} ${customer.l_name}`.trim());
    if (getValues("contact_person_number") === "") setValue("contact_person_number", customer.phone ?? "");
  }, [customer, address, setValue, getValues]);

  const move = (to: PickedPlace) => {
    setPlace(to);
    // Typed text stays where the place has no words of its own.
    const words = wordsOfPlace(to.text);
    if (words) setValue("address", words, { shouldValidate: formState.isSubmitted });
  };

  const submit = handleSubmit(async (fields) => {
    if (!place) {
      showErrorTexts([shell("landing.locationRequired")]);
      return;
    }
    try {
      if (guest) {
        await saveGuestPlace(queryClient, { ...place, text: fields.address });
        saveGuestContact(guestContactOf(fields, type));
        showSuccess(t("address.savedHere"));
        onClose();
        return;
      }
      const values = toAddressRequest(fields, type, place.position);
      const result = await saveAddress(values, address?.id ?? null);
      if (result.state === "refused") {
        showErrorTexts([result.message || shell("error.generic")]);
        return;
      }
      if (result.state === "waiting") {
        showSuccess(t("address.savedLater"));
        onClose();
        return;
      }
      showSuccess(result.message || t("address.savedDone"));
      const options = addressesQuery(accountKey);
      const list = await queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => null);
      const rows = list?.data.rows ?? [];
      const newest = rows.reduce((last, row) => Math.max(last, row.id), 0);
      const saved = rows.find((row) => row.id === (address?.id ?? newest));
      if (saved) resolveOverlay(overlay, saved);
      onClose();
    } catch (error) {
      showError(error);
    }
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t(address ? "address.edit" : "address.add")}
      closeLabel={shell("app.close")}
      width="36rem"
      phone="full"
      footer={
        <div className={styles.buttons}>
          {/* The picked place is stored already: a guest may say the rest at the checkout. */}
          {guest && overlay.place ? (
            <Button variant="outline" size="lg" wide onClick={onClose}>
              {t("address.later")}
            </Button>
          ) : null}
          <Button
            type="submit"
            form={formId}
            size="lg"
            wide
            loading={formState.isSubmitting}
            loadingLabel={shell("app.loading")}
          >
            {t("address.save")}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <AddressMap place={place} onPlace={move} />
        <div>
          <p className={styles.legend}>{t("address.labelAs")}</p>
          <SegmentedControl<AddressType>
            legend={t("address.labelAs")}
            wide
            value={type}
            onValueChange={setType}
            segments={addressTypes.map((value) => ({
              value,
              label: t(`address.type.${value}`),
              icon: addressIcons[value],
            }))}
          />
        </div>
        <AddressFormFields form={form} guest={guest} labelled={type === "other"} />
      </form>
    </Dialog>
  );
}

/** The picked point, the address's own, or where the shopper is. */
function initialPlace({ address, place }: OverlayProps<"address-form">["overlay"]): PickedPlace | null {
  if (place) return place;
  if (address) {
    const position = { lat: Number(address.latitude), lng: Number(address.longitude) };
    return { text: address.address, position, zoneId: null };
  }
  const { text, position, zoneId } = deliveryLocation();
  return text !== null && position !== null ? { text, position, zoneId } : null;
}

function guestContactOf(fields: AddressFormValues, type: AddressType): GuestContact {
  return { ...fields, address_type: type, address_label: type === "other" ? fields.address_label : "" };
}
