import { afterEach, expect, it, vi } from "vitest";
import { useCart } from "@/stores/cart";
import { newCartLine } from "@/stores/cart/lines";
import { useToasts } from "@/stores/toasts";
import { piecesOf, plainItem } from "../../../tests/fixtures/cart-stage";
import { watchPriceRises } from "./show-price-rises";

const showCart = (price: number, quantity: number) =>
  useCart.setState({
    carts: { 1: { waitingFor: null, lines: [newCartLine(piecesOf(plainItem(1, { price }), quantity))] } },
  });
const told = () => useToasts.getState().toasts.map(({ text }) => text.replace(/[\u2068\u2069]/g, ""));

afterEach(() => {
  useCart.setState({ carts: {} });
  useToasts.setState({ toasts: [] });
});

it("says that a line has become dearer, and nothing of more pieces or a lower price", async () => {
  const stop = watchPriceRises();
  showCart(5, 1);
  showCart(5, 3);
  showCart(4, 3);
  showCart(4.5, 3);
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(told()[0]).toMatch(/Item 1.*4\.50.*4/);
  stop();
  showCart(6, 3);
  expect(told()).toHaveLength(1);
});
