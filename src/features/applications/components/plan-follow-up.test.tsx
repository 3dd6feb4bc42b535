import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { resolveOverlay } from "@/stores/confirm";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { beginPlan } from "../begin-plan";
import { type PendingPlan, pendingPlan, savePendingPlan } from "../pending-plan";
import { type PlanFlag, PlanFollowUp } from "./plan-follow-up";

const api = mockApi();
const plan: PendingPlan = { storeId: 7, key: "secret", packageId: 2, name: "Starter", price: 19 };
const bodyOf = (path: string) => {
  const found = api.calls.filter(({ url }) => url.pathname.endsWith(path)).at(-1);
  return JSON.parse(String(found?.init.body)) as Record<string, unknown>;
};
/** Sets the shop's answer about the plan. */
const says = (answer: object, status = 200) => {
  api.respond = ({ pathname }) =>
    pathname.endsWith("/vendor/business_plan")
      ? { status, body: answer }
      : { status: 404, body: { errors: [] } };
};
const chosen = (payment_state: string) => ({
  store_id: 7,
  type: "subscription",
  message: "ok",
  payment_state,
});

beforeEach(async () => {
  await preloadTexts("applications", "payment", "shell");
  savePendingPlan(plan);
});
afterEach(() => {
  cleanup();
  closeOverlays();
});

const show = (flag: PlanFlag | null = null, problem: string | null = null) =>
  showInPage(
    <KitProvider>
      <PlanFollowUp plan={plan} flag={flag} problem={problem} onLeave={() => savePendingPlan(null)} />
    </KitProvider>,
  );

describe("a package that was not paid at once", () => {
  it("is kept on the device and read again, whole or not at all", () => {
    expect(pendingPlan()).toEqual(plan);
    savePendingPlan({ ...plan, key: "" });
    expect(pendingPlan()).toBeNull();
  });

  it("does not count as paid because an address says so", async () => {
    says(chosen("unpaid"));
    await show("success");
    expect(await screen.findByText(/waiting for the payment of Starter/)).toBeTruthy();
    expect(pendingPlan()).toEqual(plan);
  });

  it("is paid when the shop says so, and then nothing of it stays on the device", async () => {
    says(chosen("paid"));
    await show("success");
    expect(await screen.findByText(/package Starter is paid/)).toBeTruthy();
    expect(pendingPlan()).toBeNull();
    expect(bodyOf("/vendor/business_plan")).toEqual({
      store_id: 7,
      application_key: "secret",
      package_id: 2,
      business_plan: "subscription",
    });
  });

  it("is left alone where the application was decided", async () => {
    says({ errors: [{ code: "store_id", message: "There is none." }] }, 404);
    await show();
    expect(await screen.findByText(/not waiting any more/)).toBeTruthy();
    expect(pendingPlan()).toBeNull();
  });

  it("is not called a commission by a shop that does not say whether it is paid", async () => {
    says({ store_id: 7, type: "subscription", message: "ok" });
    await show("success");
    await screen.findByText(/waiting for the payment of Starter/);
    expect(screen.queryByText("You pay a commission of each order.")).toBeNull();
    expect(pendingPlan()).toEqual(plan);
  });

  it("is forgotten for another application only after a question", async () => {
    says(chosen("unpaid"));
    await show();
    fireEvent.click(await screen.findByRole("button", { name: "Another application" }));
    expect(pendingPlan()).toEqual(plan);
    const question = currentOverlay();
    if (question?.kind !== "confirm") throw new Error("Nothing was asked.");
    await act(async () => resolveOverlay(question, true));
    expect(pendingPlan()).toBeNull();
  });

  it("says why it was not paid, and that the application was sent all the same", async () => {
    says(chosen("unpaid"));
    await show(null, "Your bank is closed.");
    expect(await screen.findByText("Your bank is closed.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Thank you!" })).toBe(document.activeElement);
  });
});

describe("going on with a package after the application was sent", () => {
  const applied = { storeId: 7, key: "secret" };
  const row = { id: 2, name: "Starter", text: "", price: 19, days: 30, orders: null, items: null };

  it("keeps it where the network or the bank fails, with the reason", async () => {
    api.respond = () => ({ status: 502, body: { errors: [{ code: "bank", message: "" }] } });
    const { pending, problem } = await beginPlan(applied, row, "sandbox");
    expect(pending).toEqual(plan);
    expect(problem).not.toBe("");
    expect(pendingPlan()).toEqual(plan);
  });

  it.each(["javascript:alert(1)", "//evil.example", ""])(
    "opens no address like %j",
    async (redirect_link) => {
      says({ ...chosen("unpaid"), redirect_link });
      const assign = vi.fn();
      vi.stubGlobal("location", { ...location, origin: "http://shop.test", assign });
      await act(() => beginPlan(applied, row, "sandbox"));
      expect(assign).not.toHaveBeenCalled();
      vi.unstubAllGlobals();
    },
  );
});
