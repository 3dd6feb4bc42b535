import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useRootMark } from "./use-root-mark";

afterEach(cleanup);

function Bar() {
  useRootMark("data-cart-bar");
  return null;
}

const isMarked = () => document.documentElement.matches("[data-cart-bar]");

it("the root is marked while the component is there", () => {
  const page = render(<Bar />);
  expect(isMarked()).toBe(true);
  page.rerender(<p>Nothing in the cart</p>);
  expect(isMarked()).toBe(false);
});
