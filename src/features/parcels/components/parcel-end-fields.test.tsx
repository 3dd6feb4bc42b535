import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { ParcelEndFields } from "./parcel-end-fields";

mockApi();
beforeEach(() => preloadTexts("parcels"));
afterEach(cleanup);

const end = { name: "", phone: "", email: "", address: "", road: "", house: "", floor: "", position: null };

it.each([
  ["place", true],
  ["phone", false],
])("where the %s is wrong, the button of the map is marked: %s", async (wrong, marked) => {
  await showInPage(
    <ParcelEndFields
      name="sender"
      end={end}
      onChange={() => undefined}
      emailNeeded={false}
      errorOf={(field) => (field === wrong ? "Wrong" : undefined)}
    />,
  );
  expect(screen.getByText("Wrong")).toBeTruthy();
  expect(document.querySelector("[data-missing] button") !== null).toBe(marked);
});
