import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { AddressFields } from "./address-fields";

beforeEach(() => preloadTexts("parcels"));
afterEach(cleanup);

it.each([
  ["Customs House Close, East Gardens", "auto"],
  ["كورنيش الواجهة البحرية", "auto"],
  ["", null],
])("an address %j is read in its own direction from its beginning", async (address, direction) => {
  const values = { address, road: "", house: "", floor: "" };
  await showInPage(<AddressFields values={values} own error={undefined} onChange={() => undefined} />);
  expect(screen.getByRole("textbox", { name: /^Address/ }).getAttribute("dir")).toBe(direction);
});
