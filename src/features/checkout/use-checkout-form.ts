import { useCallback, useEffect, useState } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import type { Config, StoreDetails } from "@/contract";
import { shopSmallAmount } from "@/domain/currencies/money-rounding";
import { usedOrderKind } from "@/domain/order-kinds";
import { wordsOfPlace } from "@/domain/words-of-place";
import { customerQuery } from "@/features/auth";
import { useIsEmailNeeded } from "@/features/configuration";
import { paymentChoices } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { loadPhoneReader } from "@/platform/phone/load-phones";
import { useQuery } from "@/platform/query";
import { checkoutDraft, draftOwner, saveCheckoutDraft } from "@/stores/checkout-draft";
import { useGuestContactStore } from "@/stores/guest-contact";
import { lastPayment } from "@/stores/last-payment";
import { deliveryLocation, type LocationState, useLocationStore } from "@/stores/location";
import { isSignedIn, useAccountKey } from "@/stores/session";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { instructionChoices } from "./instruction-choices";
import { isTip } from "./tips";

const contactFields = ["contact_person_name", "contact_person_number", "contact_person_email"] as const;

/** Fields that a shopper types; the checkout's draft holds these. */
const typedFields = [
  ...contactFields,
  "address",
  "road",
  "house",
  "floor",
  "order_note",
  "cash_note",
] as const;
type TypedField = (typeof typedFields)[number];

/** Choices for the order of one store; in the draft as text. */
const chosenFields = [
  "dm_tips",
  "own_tip",
  "unavailable_item_note",
  "packaging",
  "cutlery",
  "payment",
  "gateway",
  "offline_details",
  "instruction",
] as const;
const draftFields = [...typedFields, ...chosenFields];

/** Nothing is checked before the button is pressed, so the rules come after the fields. */
export const loadCheckoutRules = () => import("./press-rules");

/**
 * The checkout's form. Begins with what was typed here before and not ordered, then with what a guest has left or a
 * customer's profile says, and follows a changed place or contact.
 */
export function useCheckoutForm(store: StoreDetails, config: Config): UseFormReturn<CheckoutFormValues> {
  const storeId = store.id;
  const t = useTexts("checkout");
  const emailNeeded = useIsEmailNeeded();
  const smallAmount = shopSmallAmount(config);
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const resolver: Resolver<CheckoutFormValues> = useCallback(
    async (...form) => {
      const [{ checkoutResolver }, readPhone] = await Promise.all([
        loadCheckoutRules(),
        loadPhoneReader(config.country),
      ]);
      return checkoutResolver(t, { emailNeeded, smallAmount, readPhone })(...form);
    },
    [t, emailNeeded, smallAmount, config.country],
  );
  const [defaultValues] = useState(() => initialValues(store, config));
  const form = useForm<CheckoutFormValues>({
    resolver,
    defaultValues,
    // A press leads to what is missing, which may stand above the first wrong field.
    shouldFocusError: false,
  });
  const { setValue, getValues, getFieldState, watch } = form;

  useEffect(() => {
    if (!customer) return;
    const fill = (name: TypedField, value: string | null) => {
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
        // Fields that were marked as missing are checked again.
        for (const name of contactFields)
          setValue(name, contact[name], { shouldValidate: getFieldState(name).invalid });
      }),
    [setValue, getFieldState],
  );

  useEffect(() => {
    /** Door details of places that were left, for a shopper who returns to one. */
    const left = new Map<string, readonly string[]>();
    return useLocationStore.subscribe((now, before) => {
      if (now.text === null) return;
      const [here, there] = [placeOf(now), placeOf(before)];
      if (here === there) {
        // The same place under another name, from another tab in another language: its door is still the door.
        if (now.text !== before.text && getValues("address") === before.text) setValue("address", now.text);
        return;
      }
      left.set(there, getValues(placeFields));
      // The door of the place before would lead the courier astray.
      const written = left.get(here) ?? [wordsOfPlace(now.text)];
      for (const [index, name] of placeFields.entries()) setValue(name, written[index] ?? "");
    });
  }, [setValue, getValues]);

  useEffect(() => {
    // Signing in or out here keeps the form instead of loading the other account's draft.
    const owner = draftOwner();
    const typing = watch((_, { type, name }) => {
      if (!draftFields.some((field) => field === name)) return;
      // A saved address's door details count like typed ones, and only a shopper chooses.
      const byShopper =
        type === "change" || [...doorDetails, ...chosenFields].some((field) => field === name);
      if (!byShopper || draftOwner() !== owner) return;
      const values = Object.fromEntries(draftFields.map((field) => [field, String(getValues(field))]));
      saveCheckoutDraft({ storeId, place: deliveryLocation().text, values });
    });
    return () => typing.unsubscribe();
  }, [watch, getValues, storeId]);

  return form;
}

/** Details that a courier needs beyond the place. */
const doorDetails = ["road", "house", "floor"] as const;
const placeFields = ["address", ...doorDetails] as const;

const placeOf = ({ position }: LocationState): string => `${position?.lat} ${position?.lng}`;

function initialValues(store: StoreDetails, config: Config): CheckoutFormValues {
  // A customer has a profile of their own.
  const contact = isSignedIn() ? null : useGuestContactStore.getState().contact;
  const { text } = deliveryLocation();
  const draft = checkoutDraft();
  const typed = (name: TypedField) => draft?.values[name];
  // Details of another place would lead the courier astray.
  const typedHere = (name: TypedField) => (draft?.place === text ? typed(name) : undefined);
  const ofStore = (name: keyof CheckoutFormValues | "instruction_words") =>
    draft?.storeId === store.id ? draft.values[name] : undefined;
  const last = lastPayment();
  const ownTip = config.dm_tips_status === 1 ? (ofStore("own_tip") ?? "") : "";
  const tip = Number(ofStore("dm_tips"));
  const savedHere = text === null || (contact?.place ?? contact?.address) === text ? contact : null;
  return {
    order_type: usedOrderKind(null, store, config),
    contact_person_name: typed("contact_person_name") ?? contact?.contact_person_name ?? "",
    contact_person_number: typed("contact_person_number") ?? contact?.contact_person_number ?? "",
    contact_person_email: typed("contact_person_email") ?? contact?.contact_person_email ?? "",
    address: typedHere("address") ?? savedHere?.address ?? wordsOfPlace(text ?? ""),
    road: typedHere("road") ?? savedHere?.road ?? "",
    house: typedHere("house") ?? savedHere?.house ?? "",
    floor: typedHere("floor") ?? savedHere?.floor ?? "",
    // Instructions in a shopper's own words had a field of their own once.
    order_note: [ofStore("order_note"), ofStore("instruction_words")].filter(Boolean).join(" "),
    unavailable_item_note: ofStore("unavailable_item_note") ?? "",
    dm_tips: isTip(tip, shopSmallAmount(config)) ? tip : 0,
    own_tip: ownTip,
    tip_own: ownTip !== "",
    instruction: instructionChoices.find((choice) => choice === ofStore("instruction")) ?? "",
    cash_note: ofStore("cash_note") ?? "",
    payment: paymentChoices.find((choice) => choice === (ofStore("payment") || last?.choice)) ?? "",
    gateway: ofStore("gateway") || (last?.gateway ?? ""),
    offline_details: String(ofStore("offline_details") ?? ""),
    packaging: ofStore("packaging") === "true",
    cutlery: ofStore("cutlery") === "true",
    save_address: false,
    create_account: false,
    account_password: "",
  };
}
