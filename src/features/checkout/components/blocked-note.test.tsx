import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import type { OutboxProblem } from "@/platform/outbox";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { type Checkout, CheckoutProvider } from "../use-checkout";
import { useRefusedField } from "../use-refused-field";
import { BlockedNote } from "./blocked-note";

/** Nothing but the fields themselves is in the way. */
const checkout = {
  missing: 0,
  digits: 2,
  store: { minimum_order: 0 },
  place: { position: { lat: 1, lng: 1 }, outside: false },
  times: { impossible: false },
  payment: { problem: null, choice: "cash_on_delivery" },
  distance: { failed: false, pending: false },
  prescriptionMissing: false,
} as unknown as Checkout;

function Form({ refusal = null }: { refusal?: OutboxProblem | null }) {
  const form = useForm<CheckoutFormValues>({ defaultValues: { order_type: "delivery" } });
  useRefusedField(form, refusal);
  const field = (name: "contact_person_name" | "contact_person_number" | "contact_person_email") => (
    <label>
      {name}
      <input {...form.register(name, { required: name !== "contact_person_email" })} />
      <span>{form.formState.errors[name]?.message}</span>
    </label>
  );
  return (
    <FormProvider {...form}>
      <CheckoutProvider value={checkout}>
        <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
          {field("contact_person_name")}
          {field("contact_person_number")}
          {field("contact_person_email")}
          <BlockedNote id="reason" />
          <button type="submit">Order</button>
        </form>
      </CheckoutProvider>
    </FormProvider>
  );
}

beforeEach(() => preloadTexts("checkout", "payment"));
afterEach(cleanup);

it("names no field before the button is pressed", async () => {
  await showInPage(<Form />);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("names the fields that are wrong after a press, and leads to the first of them", async () => {
  await showInPage(<Form />);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Order" })));
  const note = await screen.findByRole("button", { name: "Please check: name, phone" });
  screen.getByRole("button", { name: "Order" }).focus();
  fireEvent.click(note);
  const first = screen.getByLabelText(/contact_person_name/);
  await expect.poll(() => document.activeElement).toBe(first);
});

it("shows what the server refused at its field, and names it beside the button", async () => {
  const message = "Please enter a valid e-mail address.";
  await showInPage(<Form refusal={{ code: "contact_person_email", message, total: null }} />);
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Please check: email");
});
