/** Attributes of the forms' fields for a phone's keyboard and the browser's memory. */

import { cleanup, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CustomerInfo } from "@/contract";
import { initialAddressValues } from "@/features/addresses/address-form-schema";
import { AddressFormFields } from "@/features/addresses/components/address-form-fields";
import CourierApplication from "@/features/applications/components/courier-application";
import StoreApplication from "@/features/applications/components/store-application";
import PasswordReset from "@/features/auth/components/password-reset";
import { PersonalInfoForm } from "@/features/auth/components/personal-info-form";
import { PhoneCodeForm } from "@/features/auth/components/phone-code-form";
import { SignUpForm } from "@/features/auth/components/sign-up-form";
import { ContactSection } from "@/features/checkout/components/contact-section";
import GuestContactOverlay from "@/features/checkout/components/guest-contact-overlay";
import NewsletterForm from "@/features/newsletter/components/newsletter-form";
import TrackOrderForm from "@/features/orders/components/track-order-form";
import TrackOrderView from "@/features/orders/components/track-order-view";
import { ParcelEndFields } from "@/features/parcels/components/parcel-end-fields";
import { ChangePassword } from "@/features/profile/components/change-password";
import { preloadTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { showInPage } from "../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../tests/fixtures/stubbed-shop";

vi.setConfig({ testTimeout: 30_000 });

const shop = stubbedShop();
beforeEach(() =>
  preloadTexts("account", "applications", "checkout", "orders", "parcels", "shell", "frame", "social"),
);
afterEach(cleanup);

const nothing = () => {};
const never = async (): Promise<never> => Promise.reject(new Error("Nothing is sent here."));
const attempt = { kind: "sign-up", loginType: "otp", contacts: {}, repeat: never } as const;
const nobody = {
  name: "",
  phone: "",
  email: "",
  address: "",
  road: "",
  house: "",
  floor: "",
  position: null,
};

function InForm({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm()}>{children}</FormProvider>;
}
function AddressForm() {
  const form = useForm({ defaultValues: initialAddressValues(undefined, {}) });
  return <AddressFormFields form={form} guest labelled />;
}

const phone = "tel tel next";
const email = "email email next";
const other = "off text next";

const forms: [string, ReactNode, Record<string, string>][] = [
  [
    "signing up",
    <SignUpForm key="" onResult={never} />,
    { Name: "name text next", Email: email, Phone: phone, Password: "new-password text next" },
  ],
  [
    "a new person",
    <PersonalInfoForm key="" attempt={attempt} onResult={never} />,
    { Name: "name text next", Email: email, Phone: phone },
  ],
  ["a code by SMS", <PhoneCodeForm key="" onResult={never} />, { Phone: "tel tel send" }],
  ["a forgotten password", <PasswordReset key="" />, { "Email or Phone": "username email send" }],
  [
    "a new password",
    <ChangePassword key="" customer={{ has_password: 1 } as unknown as CustomerInfo} onClose={nothing} />,
    { "New password": "new-password text next" },
  ],
  [
    "an address",
    <AddressForm key="" />,
    {
      Address: "street-address text next",
      "Street number": "address-line1 text next",
      "Contact person name": "name text next",
      "Contact person number": phone,
      Email: "email email done",
    },
  ],
  [
    "the contact of an order",
    <InForm key="">
      <ContactSection />
    </InForm>,
    { "Contact person name": "name text next", Phone: phone, Email: "email email done" },
  ],
  [
    "a guest's contact",
    <GuestContactOverlay
      key=""
      overlay={{ kind: "guest-contact" }}
      open
      onClose={nothing}
      onClosed={nothing}
    />,
    { "Contact person name": "name text next", Phone: phone, Email: "email email done" },
  ],
  [
    "a parcel's sender",
    <ParcelEndFields
      key=""
      name="sender"
      end={nobody}
      onChange={nothing}
      emailNeeded
      errorOf={() => undefined}
    />,
    { Name: "name text next", Phone: phone, Email: email },
  ],
  [
    "a parcel's receiver",
    <ParcelEndFields
      key=""
      name="receiver"
      end={nobody}
      onChange={nothing}
      emailNeeded={false}
      errorOf={() => undefined}
    />,
    { Name: other, Phone: "off tel next" },
  ],
  [
    "finding an order",
    <TrackOrderView key="" orderId="1" contact="" />,
    { "Order ID": "off numeric next", "Phone or email": "tel email search" },
  ],
  [
    "finding a parcel",
    <TrackOrderForm key="" />,
    { "Order ID": "off numeric next", Phone: "tel tel search" },
  ],
  ["the newsletter", <NewsletterForm key="" />, { Email: "email email send" }],
  [
    "a new store",
    <StoreApplication flag={null} key="" />,
    { "First name": "given-name text next", Phone: phone, Email: email },
  ],
  [
    "a new courier",
    <CourierApplication key="" />,
    { "First name": "given-name text next", Phone: phone, Email: email },
  ],
];

it.each(forms)(
  "in the form of %s every field says how it is typed and what may fill it",
  async (_, form, expected) => {
    // The forms of applications wait for what is chosen from.
    shop.responses = { "/zone/list": [], "/get-vehicles": [] };
    await showInPage(<KitProvider>{form}</KitProvider>);
    await screen.findAllByLabelText(new RegExp(`^${Object.keys(expected)[0]}`, "i"));
    const typed = [
      ...document.body.querySelectorAll<HTMLElement>(
        "input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]), textarea",
      ),
    ].filter((field) => field.closest("[aria-hidden=true]") === null);
    const told = (field: HTMLElement) =>
      ["autocomplete", "inputmode", "enterkeyhint"].map((name) => field.getAttribute(name) ?? "-").join(" ");
    expect(typed.map(told).filter((text) => text.includes("-  ") || / -|^-/.test(text))).toEqual([]);
    const fields = Object.keys(expected).map((label) => {
      const named = within(document.body).getAllByLabelText(new RegExp(`^${label}`, "i"));
      return [label, told(named.find((field) => typed.includes(field)) ?? document.body)];
    });
    expect(Object.fromEntries(fields)).toEqual(expected);
  },
);
