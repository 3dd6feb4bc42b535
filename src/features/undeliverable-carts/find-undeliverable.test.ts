import { expect, it } from "vitest";
import { describeCarts } from "./find-undeliverable";

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "");
const soups = { store: "Anchor", items: ["Soup", "Stew"] };

it("what one store does not deliver is listed without its name, which the question has", () =>
  expect(plain(describeCarts([soups], "en"))).toBe("Soup, Stew"));

it("of several stores each is named", () =>
  expect(plain(describeCarts([soups, { store: "Pearl", items: ["Fish"] }], "en"))).toBe(
    "Anchor: Soup, Stew · Pearl: Fish",
  ));
