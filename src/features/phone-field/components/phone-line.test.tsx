import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { useConfigState } from "@/features/configuration";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { PhoneLine } from "./phone-line";

const shop = stubbedShop();

function Form({ asStored, begin }: { readonly asStored?: boolean; readonly begin: string }) {
  const [number, setNumber] = useState(begin);
  useConfigState();
  return (
    <PhoneLine asStored={asStored}>
      <input
        type="tel"
        aria-label="Number"
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <button type="button" onClick={() => setNumber("+4915123456789")}>
        Saved contact
      </button>
    </PhoneLine>
  );
}

const show = async (begin: string, asStored?: boolean) => {
  shop.responses["/config"] = { business_name: "Shop", country: "SA", country_picker_status: 1 };
  await preloadTexts("account");
  await showInPage(<Form begin={begin} {...(asStored === undefined ? {} : { asStored })} />);
  const country = await screen.findByLabelText("Country code", undefined, { timeout: 15_000 });
  return { country: country as HTMLSelectElement, number: screen.getByLabelText<HTMLInputElement>("Number") };
};
/** The text of the closed list. */
const shown = (country: HTMLSelectElement) =>
  country.parentElement?.firstElementChild?.textContent?.replace(/\u200e/g, "");

it.each([
  ["+966501234567", "050 123 4567", "SA", "+966"],
  ["+4915123456789", "+49 1512 3456789", "DE", "+49"],
  ["050-123-4567", "050-123-4567", "SA", "+966"],
  ["+999", "+999", "SA", "+966"],
])("a form that begins with %s shows %s", async (begin, text, of, code) => {
  const { country, number } = await show(begin);
  await eventually(() => expect([number.value, country.value, shown(country)]).toEqual([text, of, code]));
});

it("a form that compares it with what is stored keeps it as it is stored", async () => {
  const { country, number } = await show("+4915123456789", true);
  await eventually(() => expect(country.value).toBe("DE"));
  expect(number.value).toBe("+4915123456789");
});

it("a number that the form puts in later is shown as people write it, with its own country", async () => {
  const { country, number } = await show("+966501234567");
  await eventually(() => expect(country.value).toBe("SA"));
  screen.getByText("Saved contact").click();
  await eventually(() => expect([number.value, shown(country)]).toEqual(["+49 1512 3456789", "+49"]));
});
