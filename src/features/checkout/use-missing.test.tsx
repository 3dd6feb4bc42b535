import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { leadToMissing } from "@/ui/plain/lead-to-missing";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import type { CheckoutFormValues } from "./checkout-form-schema";
import { BlockedNote } from "./components/blocked-note";
import { type Checkout, CheckoutProvider } from "./use-checkout";
import { type CheckoutPart, useMissingMark } from "./use-missing";

const whole = {
  missing: 0,
  digits: 2,
  store: { id: 3, slug: "quay", minimum_order: 0 },
  place: { position: { lat: 1, lng: 1 }, outside: false, lookingUp: false },
  missingPlace: false,
  times: { impossible: false },
  payment: { problem: null, choice: "cash_on_delivery" },
  distance: { failed: false, pending: false },
  prescriptionMissing: false,
};
const cashProblem = { problem: { reason: "zone" }, choice: "cash_on_delivery" };

const ordered = vi.fn();
const scrolled: Element[] = [];

function Part({ part }: { readonly part: CheckoutPart }) {
  return (
    <section aria-label={part} {...useMissingMark(part)}>
      <button type="button" disabled>
        cannot help
      </button>
      <button type="button">{part} first</button>
      {part === "place" ? (
        <button type="button" data-mends="">
          place mends
        </button>
      ) : null}
    </section>
  );
}

function Form({ checkout }: { readonly checkout: object }) {
  const form = useForm<CheckoutFormValues>({
    defaultValues: { order_type: "delivery" },
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const lead = () => element.current && leadToMissing(element.current);
  const value = { ...whole, ...checkout } as unknown as Checkout;
  const blocked = value.missing > 0 || value.missingPlace || value.times.impossible || value.distance.pending;
  const wrong = form.formState.errors.contact_person_name !== undefined;
  return (
    <FormProvider {...form}>
      <CheckoutProvider value={value}>
        <form
          ref={element}
          onSubmit={(event) =>
            void form.handleSubmit(
              () => (blocked || value.payment.problem || value.prescriptionMissing ? lead() : ordered()),
              lead,
            )(event)
          }
        >
          <Part part="place" />
          <Part part="time" />
          <input
            aria-label="name"
            aria-invalid={wrong}
            {...form.register("contact_person_name", { required: true })}
          />
          <Part part="prescription" />
          <Part part="payment" />
          <BlockedNote id="reason" />
          <button type="submit">Place order</button>
        </form>
      </CheckoutProvider>
    </FormProvider>
  );
}

beforeEach(async () => {
  await preloadTexts("checkout", "payment");
  ordered.mockClear();
  scrolled.length = 0;
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press(checkout: object, name: string): Promise<void> {
  await showInPage(<Form checkout={checkout} />);
  if (name !== "") fireEvent.change(screen.getByLabelText("name"), { target: { value: name } });
  expect(document.querySelector("[data-missing]")).toBeNull();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Place order" });
  expect(button.disabled).toBe(false);
  await act(async () => fireEvent.click(button));
}
const focused = () =>
  document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label");

it.each<[string, object, string, string, RegExp]>([
  [
    "the place",
    { missingPlace: true, place: { ...whole.place, position: null } },
    "Ada",
    "place mends",
    /Choose the place of delivery/,
  ],
  [
    "a place outside",
    { missingPlace: true, place: { ...whole.place, outside: true } },
    "Ada",
    "place mends",
    /does not deliver/,
  ],
  ["the time", { times: { impossible: true, problem: "closed" } }, "Ada", "time first", /closed now/],
  ["a wrong field", {}, "", "name", /Please check: name/],
  [
    "the place above a wrong field",
    { missingPlace: true, place: { ...whole.place, position: null } },
    "",
    "place mends",
    /Choose the place.*Please check: name/,
  ],
  ["a wrong field above the payment", { payment: cashProblem }, "", "name", /Please check: name/],
  ["the prescription", { prescriptionMissing: true }, "Ada", "prescription first", /Prescription image/],
  ["the payment", { payment: cashProblem }, "Ada", "payment first", /cash/i],
])("a press leads to %s", async (_, checkout, name, target, words) => {
  await press(checkout, name);
  await expect.poll(focused).toBe(target);
  expect(scrolled.at(-1)).toBe(document.activeElement);
  expect(screen.getByRole("status").textContent).toMatch(words);
  expect(ordered).not.toHaveBeenCalled();
});

it.each<[string, object, RegExp]>([
  ["is missing for the store's minimum, with the way to add more", { missing: 500 }, /Add more/],
  ["is being worked out", { distance: { failed: false, pending: true } }, /One moment/],
])("a press leads to the words beside the button where an amount %s", async (_, checkout, words) => {
  await press(checkout, "Ada");
  await expect.poll(() => scrolled.length).toBe(1);
  expect(screen.getByRole("status").textContent).toMatch(words);
  expect(screen.getByRole("status").contains(document.activeElement)).toBe(true);
});

it("a press orders where nothing is missing", async () => {
  await press({}, "Ada");
  expect(ordered).toHaveBeenCalledOnce();
  expect(scrolled).toEqual([]);
});
