import { describe, expect, it } from "vitest";
import { readTrackRequest } from "./track-request";

describe("what is typed to find an order", () => {
  const guest = { orderId: "12345678", contact: "+12025553456", signedIn: false };
  it.each([
    ["finds a guest's order by number and phone", guest, { orderId: 12_345_678, contact: "+12025553456" }],
    ["needs an order id", { ...guest, orderId: " " }, { missing: "orderId" }],
    ["needs a number as order id", { ...guest, orderId: "abc" }, { missing: "orderId" }],
    ["needs no negative number", { ...guest, orderId: "-5" }, { missing: "orderId" }],
    ["needs a guest's contact", { ...guest, contact: "  " }, { missing: "contact" }],
    ["asks for the id first", { orderId: "", contact: "", signedIn: false }, { missing: "orderId" }],
    [
      "needs only the id of a customer",
      { ...guest, contact: "", signedIn: true },
      { orderId: 12_345_678, contact: null },
    ],
    [
      "takes a copied number",
      { ...guest, orderId: "# 12345678" },
      { orderId: 12_345_678, contact: "+12025553456" },
    ],
    [
      "takes Arabic digits",
      { orderId: "١٢٣", contact: "+٩٦٦٥٠", signedIn: false },
      { orderId: 123, contact: "+96650" },
    ],
  ])("%s", (_name, typed, expected) => {
    expect(readTrackRequest(typed)).toEqual(expected);
  });
});
