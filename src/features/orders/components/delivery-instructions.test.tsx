import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Order, OrderLine } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { DeliveryInstructions, OrderNotes, SubstitutionWishes } from "./delivery-instructions";

beforeEach(() => preloadTexts("orders", "wishes"));
afterEach(cleanup);

const line = (id: number, itemId: number, name: string) =>
  ({ id, item_id: itemId, item_campaign_id: null, item_details: { name } }) as OrderLine;
const lines = [line(1, 12, "Rice"), line(2, 13, "Milk"), line(3, 12, "Rice, brown")];
const shown = () => document.body.textContent ?? "";

describe("what the shop was asked to do with what is missing", () => {
  it("is told in the reader's words, for the order and for each line with a wish of its own", async () => {
    const note = "substitutes: all=replace 13=leave_out 12#2=call_me";
    await showInPage(<SubstitutionWishes note={note} lines={lines} />);
    expect(shown()).toBe(
      "If something is not available: Replace it with something similar · Milk: Leave it out · Rice, brown: Call me",
    );
  });

  it("is shown as it is where an older page sent a text", async () => {
    await showInPage(<SubstitutionWishes note="اتصل بي" lines={lines} />);
    expect(screen.getByText("اتصل بي")).toBeTruthy();
  });
});

it("what was asked for beside the dishes is told with the words of the order", async () => {
  await showInPage(<OrderNotes order={{ cutlery: true, order_note: "No onions" } as Order} />);
  expect(shown()).toBe("With cutleryNote: No onions");
  cleanup();
  await showInPage(<OrderNotes order={{ cutlery: false, order_note: null } as Order} />);
  expect(shown()).toBe("");
});

describe("whoever tracks an order", () => {
  it("sees what the courier was told and the change that they bring, and nothing where nothing was said", async () => {
    await showInPage(
      <DeliveryInstructions
        order={{ delivery_instruction: "The blue gate", bring_change_amount: 7.5 } as Order}
      />,
    );
    expect(shown()).toContain("The blue gate");
    expect(shown()).toContain("7.50");
    cleanup();
    await showInPage(
      <DeliveryInstructions order={{ delivery_instruction: null, bring_change_amount: 0 } as Order} />,
    );
    expect(shown()).toBe("");
  });
});
