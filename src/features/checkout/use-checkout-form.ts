import { yupResolver } from "@hookform/resolvers/yup";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { customerQuery } from "@/features/auth";
import { useTexts } from "@/platform/i18n";
import { checkoutDraft, draftOwner, saveCheckoutDraft } from "@/stores/checkout-draft";
import { useGuestContactStore } from "@/stores/guest-contact";
import { deliveryLocation, useLocationStore } from "@/stores/location";
import { isSignedIn, useAccountKey, useIsSignedIn } from "@/stores/session";
import { type CheckoutFormValues, checkoutFormSchema } from "./checkout-form-schema";

/**
 * Where, to whom and what the store should know. Begins with what was typed here before and not ordered, then with what
 * a guest has left or a customer's profile says, and follows a changed place or contact.
 */
export function useCheckoutForm({
  storeId,
  delivery,
}: {
  storeId: number;
  delivery: boolean;
}): UseFormReturn<CheckoutFormValues> {
  const t = useTexts("checkout");
  const signedIn = useIsSignedIn();
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const schema = useMemo(
    () =>
      checkoutFormSchema(
        {
          name: t("details.nameRequired"),
          phone: t("details.phoneRequired"),
          phoneShort: t("details.phoneShort"),
          email: t("details.emailRequired"),
          emailInvalid: t("details.emailInvalid"),
          address: t("details.addressRequired"),
        },
        { guest: !signedIn, delivery },
      ),
    [t, signedIn, delivery],
  );
  const defaultValues = useMemo(() => firstValues(storeId), [storeId]);
  const form = useForm<CheckoutFormValues>({ resolver: yupResolver(schema), defaultValues });
  const { setValue, getValues, watch } = form;

  useEffect(() => {
    if (!customer) return;
    const fill = (name: keyof CheckoutFormValues, value: string | null) => {
      if (value && getValues(name) === "") setValue(name, value);
    };
    fill("contact_person_name", `${customer.f_name} ${customer.l_name}`.trim());
    fill("contact_person_number", customer.phone);
    fill("contact_person_email", customer.email);
  }, [customer, setValue, getValues]);

  useEffect(
    () =>
      useGuestContactStore.subscribe(({ contact }) => {
        if (!contact || isSignedIn()) return;
        setValue("contact_person_name", contact.contact_person_name);
        setValue("contact_person_number", contact.contact_person_number);
        setValue("contact_person_email", contact.contact_person_email);
      }),
    [setValue],
  );

  useEffect(
    () =>
      useLocationStore.subscribe((now, before) => {
        const moved =
          now.text !== before.text ||
          now.position?.lat !== before.position?.lat ||
          now.position?.lng !== before.position?.lng;
        if (now.text === null || !moved) return;
        setValue("address", now.text);
        // The door of the place before would lead the courier astray.
        for (const detail of doorDetails) setValue(detail, "");
      }),
    [setValue],
  );

  useEffect(() => {
    // Who signs in or out here goes on with the form and not with the other's draft.
    const owner = draftOwner();
    const typing = watch((_, { type, name }) => {
      // What a saved address tells of the door counts like what is typed.
      const told = type === "change" || doorDetails.some((detail) => detail === name);
      if (!told || draftOwner() !== owner) return;
      saveCheckoutDraft({ storeId, place: deliveryLocation().text, values: { ...getValues() } });
    });
    return () => typing.unsubscribe();
  }, [watch, getValues, storeId]);

  return form;
}

/** What a courier needs to know beyond the place. */
const doorDetails = ["road", "house", "floor"] as const;

function firstValues(storeId: number): CheckoutFormValues {
  // A customer has a profile of his own.
  const contact = isSignedIn() ? null : useGuestContactStore.getState().contact;
  const { text } = deliveryLocation();
  const draft = checkoutDraft();
  const typed = (name: keyof CheckoutFormValues) => draft?.values[name];
  // What belongs to another place would lead the courier astray.
  const typedHere = (name: keyof CheckoutFormValues) => (draft?.place === text ? typed(name) : undefined);
  const savedHere = text === null || (contact?.place ?? contact?.address) === text ? contact : null;
  return {
    contact_person_name: typed("contact_person_name") ?? contact?.contact_person_name ?? "",
    contact_person_number: typed("contact_person_number") ?? contact?.contact_person_number ?? "",
    contact_person_email: typed("contact_person_email") ?? contact?.contact_person_email ?? "",
    address: typedHere("address") ?? savedHere?.address ?? text ?? "",
    road: typedHere("road") ?? savedHere?.road ?? "",
    house: typedHere("house") ?? savedHere?.house ?? "",
    floor: typedHere("floor") ?? savedHere?.floor ?? "",
    order_note: (draft?.storeId === storeId ? typed("order_note") : undefined) ?? "",
  };
}
