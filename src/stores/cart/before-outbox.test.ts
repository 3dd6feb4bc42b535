// @vitest-environment jsdom
/** A cart that changes before the page has connected its outbox, which keeps it from being lost with the browser. */
import { expect, it } from "vitest";
import { piecesOf, plainItem } from "../../../tests/fixtures/cart-stage";
import { outboxNeeded } from "../outbox-start";
import { addToCart } from "./";

it("asks for the outbox at once", async () => {
  let isAsked = false;
  const asked = outboxNeeded.then(() => {
    isAsked = true;
  });
  await new Promise(setImmediate);
  expect(isAsked).toBe(false);
  expect(addToCart(piecesOf(plainItem(1, { choice_options: [] }), 2))).toMatchObject({ ok: true });
  await asked;
  expect(isAsked).toBe(true);
});
