import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { setCountry, usePreferences } from "@/stores/preferences";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../../tests/fixtures/stubbed-shop";
import { CountrySelect } from "./country-select";

const shop = stubbedShop();
afterEach(() => {
  cleanup();
  localStorage.clear();
  usePreferences.setState({ country: "" });
});

it.each([
  ["DE", "", "Germany"],
  ["SA", "", "Saudi Arabia"],
  ["DE", "FR", "France"],
])("in a shop in %s, with %j chosen, names %s", async (country, chosen, name) => {
  await preloadTexts("frame");
  shop.responses["/config"] = {
    business_name: "Shop",
    currency_symbol: "$",
    default_location: { lat: "1", lng: "1" },
    country,
  };
  if (chosen) setCountry(chosen);
  await showInPage(<CountrySelect />);
  expect(await screen.findByText(name)).toBeTruthy();
});
