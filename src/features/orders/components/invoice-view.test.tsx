import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { signIn, useSession } from "@/stores/session";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
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
  add_ons: [{ id: 1, name: "Bread", quantity: 3, price: 0.5 }],
};
const order = {
  id: 7,
  module_id: 1,
  order_type: "delivery",
  order_status: "delivered",
  payment_status: "paid",
  payment_method: "cash_on_delivery",
  order_amount: 16.51,
  total_tax_amount: 1.01,
  tax_status: "excluded",
  tax_percentage: 7.5,
  delivery_charge: 2,
  details_count: 1,
  created_at: "2026-03-04T10:05:00Z",
  delivery_address: address,
  store: { id: 3, name: "Quay Kitchen", address: "2 Harbour Street" },
};

/** Each amount with its name, as the sheet lists them. */
const billOf = (sheet: Pick<typeof screen, "getAllByRole">): [string, string][] =>
  sheet
    .getAllByRole("definition")
    .map((amount) => [amount.previousElementSibling?.textContent ?? "", amount.textContent ?? ""]);

beforeEach(async () => {
  await preloadTexts("orders", "shell", "invoice");
  await signIn("secret", 9);
  shop.responses = { "/customer/order/track": order, "/customer/order/details": [line] };
});
afterEach(() => {
  document.adoptedStyleSheets = [];
});

describe("an invoice", () => {
  it("says a chosen size in its own direction, also in Arabic", async () => {
    const chosen = { ...line, variation: [{ type: "330 ml x 6", price: 6 }] };
    shop.responses = { "/customer/order/track": order, "/customer/order/details": [chosen] };
    await showInPage(<InvoiceView orderId={7} />);
    expect((await screen.findByText("330 ml x 6", {}, { timeout: 15_000 })).tagName).toBe("BDI");
  });

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
    expect(sheet.getByRole("heading", { name: "Invoice" })).toBeTruthy();
    const rows = sheet.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual(["ItemQtyPriceAmount", "Lemon soup2$6.00$12.00", "+ Bread3$0.50$1.50"]);
    expect(billOf(sheet)).toEqual([
      ["Items", "$12.00"],
      ["Add-ons", "$1.50"],
      ["Tax \u20687.5%\u2069", "$1.01"],
      ["Delivery fee", "$2.00"],
      ["Total", "$16.51"],
      ["Method", "Cash on delivery"],
      ["Status", "Paid"],
    ]);
  });

  it.each([
    [{ tax_status: "included" }, "Tax \u20687.5%\u2069 (included)"],
    // A backend that does not name the rate.
    [{ tax_percentage: 0 }, "Tax"],
    [{ tax_status: "included", tax_percentage: 0 }, "Tax (included)"],
  ])("names the tax of an order with %j as %s", async (state, label) => {
    shop.responses["/customer/order/track"] = { ...order, ...state };
    await showInPage(<InvoiceView orderId={7} />);
    const sheet = within(await screen.findByRole("article", { name: "Invoice" }, { timeout: 15_000 }));
    expect(billOf(sheet)).toContainEqual([label, "$1.01"]);
  });

  it.each([
    [
      { surge_percentage: 20, surge_reason: "Heavy rain" },
      "\u206820%\u2069 more at that time: \u2068Heavy rain\u2069",
    ],
    [{ surge_percentage: 12.5, surge_reason: null }, "\u206812.5%\u2069 more at that time"],
    [{ surge_percentage: 20, surge_reason: "Heavy rain", delivery_charge: 0 }, ""],
    [{}, ""],
  ])("says why the delivery of an order with %j cost more", async (state, note) => {
    shop.responses["/customer/order/track"] = { ...order, ...state };
    await showInPage(<InvoiceView orderId={7} />);
    const sheet = within(await screen.findByRole("article", { name: "Invoice" }, { timeout: 15_000 }));
    const labels = billOf(sheet).map(([label]) => label);
    expect(labels.filter((label) => label.startsWith("Delivery fee"))).toEqual([`Delivery fee${note}`]);
  });

  it.each([
    ["cash_on_delivery", "Wallet and cash", "In cash"],
    ["digital_payment", "Wallet and online", "Online"],
    // A backend that does not say how.
    [null, "Wallet and another way", "In cash"],
  ])("calls a part from the wallet and the rest by %s as the checkout does", async (rest, name, label) => {
    const paid = {
      payment_method: "partial_payment",
      partially_paid_amount: 6.51,
      rest_payment_method: rest,
    };
    shop.responses["/customer/order/track"] = { ...order, ...paid };
    await showInPage(<InvoiceView orderId={7} />);
    const sheet = within(await screen.findByRole("article", { name: "Invoice" }, { timeout: 15_000 }));
    expect(billOf(sheet)).toEqual(
      expect.arrayContaining([
        ["Method", name],
        ["From your wallet", "$6.51"],
        [label, "$10.00"],
      ]),
    );
  });

  it("of a take-away has no delivery", async () => {
    shop.responses["/customer/order/track"] = { ...order, order_type: "take_away", delivery_charge: 0 };
    await showInPage(<InvoiceView orderId={7} />);
    const sheet = within(await screen.findByRole("article", { name: "Invoice" }, { timeout: 15_000 }));
    expect(billOf(sheet).map(([label]) => label)).not.toContain("Delivery fee");
  });

  it("of a parcel names its kind and way, who sends and who gets it", async () => {
    shop.responses = {
      "/customer/order/track": {
        ...order,
        order_type: "parcel",
        order_amount: 9.45,
        delivery_charge: 9,
        total_tax_amount: 0.45,
        tax_percentage: 5,
        distance: 3.24,
        charge_payer: "receiver",
        store: null,
        parcel_category: { id: 4, name: "Documents", image_full_url: null },
        receiver_details: {
          contact_person_name: "Grace",
          contact_person_number: "+12025552031",
          address: "9 Mole",
          floor: "2",
        },
      },
      "/customer/order/details": {},
    };
    shop.responses["/customer/order/details"] = shop.responses["/customer/order/track"];
    await showInPage(<InvoiceView orderId={7} />);
    const sheet = within(await screen.findByRole("article", { name: "Invoice" }, { timeout: 15_000 }));
    expect(sheet.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "ParcelDistance",
      "Documents3.2 km",
    ]);
    const endsOf = (name: string) => sheet.getByRole("heading", { name }).parentElement?.textContent;
    // The library that groups a number's digits comes late.
    await eventually(() =>
      expect(["Sender", "Receiver"].map(endsOf)).toEqual([
        "SenderAda+1 202 555 20301 Quay Road",
        "ReceiverGrace+1 202 555 20319 Mole, Floor 2",
      ]),
    );
    expect(billOf(sheet).slice(0, 3)).toEqual([
      ["Delivery fee", "$9.00"],
      ["Tax \u20685%\u2069", "$0.45"],
      ["Total", "$9.45"],
    ]);
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
