import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import type { OrderRow } from "@/platform/outbox";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { PlacingQuestion } from "./placing-question";

stubbedShop();
beforeEach(() => preloadTexts("checkout", "ordering"));

/** A note of 20.00 was named for 18.70. */
const submission = (total: number) =>
  ({
    firstTriedAt: null,
    problem: { code: "order_amount", total },
    payload: { moduleId: 1, expectedTotal: 18.7, body: { bring_change_amount: 1.3 } },
  }) as unknown as OrderRow;

describe("the question about another total", () => {
  it.each([
    [19.5, false],
    [20.5, true],
  ])("of %d says whether the note that was named is too small for it: %s", async (total, isSaid) => {
    const agree = vi.fn(async () => {});
    await showInPage(
      <PlacingQuestion
        submission={submission(total)}
        cartTotal={null}
        onAgree={agree}
        onDismiss={async () => {}}
      />,
    );
    expect(screen.getByRole("alert").textContent).toContain(`$${total.toFixed(2)}`);
    expect(screen.queryByText(/^The note you named does not cover/) !== null).toBe(isSaid);
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`\\$${total.toFixed(2)}`) }));
    await eventually(() => expect(agree).toHaveBeenCalledWith(total));
  });
});
