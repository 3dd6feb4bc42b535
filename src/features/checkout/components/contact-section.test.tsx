import { act, fireEvent, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { saveGuestContact } from "@/stores/guest-contact";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { ContactSection } from "./contact-section";

stubbedShop();
beforeEach(() => preloadTexts("checkout", "shell"));
afterEach(() => saveGuestContact(null));

function Form() {
  const form = useForm<CheckoutFormValues>();
  return (
    <FormProvider {...form}>
      <KitProvider>
        <ContactSection />
      </KitProvider>
    </FormProvider>
  );
}

const none = () => screen.queryByText("No Contact Info Added");

it("a guest is told that there is no contact until one is typed, or added in its dialog", async () => {
  await showInPage(<Form />);
  expect(none()).not.toBeNull();
  const name = screen.getByLabelText(/^Contact person name/);
  fireEvent.change(name, { target: { value: "N" } });
  expect(none()).toBeNull();
  fireEvent.change(name, { target: { value: "" } });
  expect(none()).not.toBeNull();
  await act(async () =>
    saveGuestContact({
      contact_person_name: "Noor",
      contact_person_number: "+100 2003004",
      contact_person_email: "",
    }),
  );
  expect(none()).toBeNull();
});
