import { describe, expect, it } from "vitest";
import { chooseWindow } from "./notification-click";

const at = (...paths: string[]) => paths.map((path) => ({ url: `https://shop.test${path}` }));
const order = "/profile?page=my-orders&orderId=7";

describe("a click on a notification opens", () => {
  it("the tab that shows its page already", () => {
    const [first, second] = at("/home", order);
    expect(chooseWindow([first!, second!], order)).toEqual({ window: second, there: true });
  });
  it("otherwise the tab that was used last", () => {
    const open = at("/home", "/settings");
    expect(chooseWindow(open, order)).toEqual({ window: open[0], there: false });
  });
  it("not one in the middle of a checkout", () => {
    const open = at("/checkout?page=cart", "/settings");
    expect(chooseWindow(open, order)).toEqual({ window: open[1], there: false });
    expect(chooseWindow(at("/checkout?page=cart"), order)).toBeNull();
  });
  it("a new one when none is open", () => {
    expect(chooseWindow([], order)).toBeNull();
  });
  it("another order's page is not the right one yet", () => {
    const open = at("/profile?page=my-orders&orderId=8");
    expect(chooseWindow(open, order)).toEqual({ window: open[0], there: false });
  });
});
