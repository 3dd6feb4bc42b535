import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { signIn, useSession } from "@/stores/session";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import InvoiceView from "./invoice-view";

vi.setConfig({ testTimeout: 20_000 });

const shop = stubbedShop();
const address = { contact_person_name: "Ada", contact_person_number: "+12025552030", address: "1 Quay Road" };
const line = {
  id: 1,
  item_id: 2,
  price: 6,
  quantity: 2,
  total_add_on_price: 1.5,
  item_details: { id: 2, name: "Lemon soup" },
  variation: [],
  add_ons: [{ id: 1, name: "Bread", quantity: 1, price: 1.5 }],
};
const order = {
  id: 7,
  module_id: 1,
  order_type: "delivery",
  order_status: "delivered",
  payment_status: "paid",
  payment_method: "cash_on_delivery",
  order_amount: 15.5,
  delivery_charge: 2,
  details_count: 1,
  created_at: "2026-03-04T10:05:00Z",
  delivery_address: address,
  store: { id: 3, name: "Quay Kitchen", address: "2 Harbour Street" },
};

beforeEach(async () => {
  await preloadTexts("orders", "shell", "invoice");
  await signIn("secret", 9);
  shop.responses = { "/customer/order/track": order, "/customer/order/details": [line] };
});
afterEach(() => {
  document.adoptedStyleSheets = [];
});

describe("an invoice", () => {
  it.each([
    [{ order_status: "canceled" }, "This order was canceled"],
    [{ order_status: "failed", failed: "2026-03-04T10:35:00Z" }, "This order failed"],
    [{ order_status: "failed", payment_status: "unpaid", failed: null }, "This order waits for your payment"],
  ])("is not given for an order that is no sale: %j", async (state, headline) => {
    shop.responses["/customer/order/track"] = { ...order, ...state };
    await showInPage(<InvoiceView orderId={7} />);
    expect(await screen.findByText(headline, {}, { timeout: 15_000 })).toBeTruthy();
    expect(screen.queryByRole("article", { name: "Invoice" })).toBeNull();
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });

  it("names seller, buyer, every line and amount, and how it was paid", async () => {
    await showInPage(<InvoiceView orderId={7} />);
    const sheet = within(await screen.findByRole("article", { name: "Invoice" }, { timeout: 15_000 }));
    for (const text of ["Order #7", "Quay Kitchen", "2 Harbour Street", "Ada", "1 Quay Road", "+12025552030"])
      expect(sheet.getByText(text)).toBeTruthy();
    // With its year: it is kept for longer than one.
    expect(sheet.getByText(/4 Mar 2026, /)).toBeTruthy();
    const cells = sheet.getAllByRole("row")[1];
    expect(cells?.textContent).toBe("Lemon soupBread2$6.00$13.50");
    const amounts = sheet.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(amounts).toEqual(["$12.00", "$1.50", "$2.00", "$15.50", "Cash on delivery", "Paid"]);
  });

  it("of an order that a guest's device does not know is asked of nobody", async () => {
    useSession.setState({ token: null, accountKey: "guest:1" });
    await showInPage(<InvoiceView orderId={7} />);
    expect(screen.getByText(/This device does not know the order/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Track order" }).getAttribute("href")).toBe(
      "/track-order?order_id=7",
    );
    expect(shop.requests).toEqual([]);
  });

  it("is printed by the browser on the chosen paper", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    await showInPage(<InvoiceView orderId={7} />);
    const sheet = await screen.findByRole("article", { name: "Invoice" }, { timeout: 15_000 });
    expect(sheet.className).not.toContain("roll");
    fireEvent.click(screen.getByRole("radio", { name: "Receipt, 80 mm" }));
    expect(sheet.className).toContain("roll");
    fireEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
    expect(print).toHaveBeenCalledOnce();
  });
});
