import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { SpecialDays } from "./special-days";

stubbedShop();

it("dates with hours of their own are listed as people read them, closed ones too", async () => {
  await preloadTexts("catalogue");
  const hours = (opening_time: string, closing_time: string) => ({ opening_time, closing_time });
  await showInPage(
    <SpecialDays
      days={[
        { date: "2026-12-24", windows: [hours("16:00:00", "17:00:00"), hours("07:00:00", "12:00:00")] },
        { date: "2026-12-25", windows: [] },
      ]}
    />,
  );
  const rows = screen.getAllByRole("term").map((term) => term.parentElement?.textContent);
  expect(rows).toEqual(["24 Dec 20267:00 AM – 12:00 PM4:00 PM – 5:00 PM", "25 Dec 2026Closed"]);
});
