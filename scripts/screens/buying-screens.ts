/** From the cart to an order that has arrived. */
import { openCart, page, type Screen } from "./screen";
import { expect, type Stage } from "./stage";
import { GUEST_PHONE, type Step } from "./town";

const tracking = (step: Step): Screen => ({
  name: `tracking-${step}`,
  who: "guest",
  open: async (stage) => {
    await stage.go("/track-order");
    await stage.button(new RegExp(String(stage.town.orders[step]))).click();
    await stage.dialogIsThere();
  },
});

export const buyingScreens: readonly Screen[] = [
  { name: "cart-empty", who: "visitor", open: openCart },
  {
    name: "cart-filled",
    who: "guest",
    open: async (stage) => {
      await openCart(stage);
      await expect(stage.button(stage.text("checkout", "cart.proceed"))).toBeVisible();
    },
  },
  {
    name: "guest-prompt",
    who: "guest",
    open: async (stage) => {
      await openCart(stage);
      await stage.button(stage.text("checkout", "cart.proceed")).click();
      await expect(stage.button(stage.text("checkout", "guest.guest"))).toBeVisible();
    },
  },
  { name: "checkout", who: "guest", whole: true, open: (stage) => openCheckout(stage) },
  {
    name: "placing",
    who: "guest",
    busy: true,
    open: async (stage) => {
      // The response never comes: the panel stays as long as the picture needs.
      await stage.page.route("**/customer/order/place", () => {});
      await fillCheckout(stage);
      await expect(stage.page.getByText(stage.text("checkout", "placing.sending")).first()).toBeVisible();
    },
  },
  {
    name: "order-placed",
    who: "guest",
    open: async (stage) => {
      await stage.page.route("**/customer/order/place", (route) =>
        route.fulfill({
          json: {
            message: "Order placed",
            order_id: stage.town.orders.placed,
            total_ammount: 20,
            status: "pending",
            created_at: new Date().toISOString(),
            user_id: stage.town.guest,
          },
        }),
      );
      await fillCheckout(stage);
      await stage.dialogIsThere();
    },
  },
  page("track-order", "/track-order", { who: "guest" }),
  page(
    "track-order-found",
    ({ town }) =>
      `/track-order?${new URLSearchParams({ order_id: String(town.orders["on-the-way"]), contact_number: GUEST_PHONE })}`,
    {},
    async (stage) => {
      await stage.button(stage.text("orders", "order.track")).click();
      await expect(stage.page.getByText(stage.text("orders", "headline.picked_up")).first()).toBeVisible();
    },
  ),
  tracking("placed"),
  tracking("confirmed"),
  tracking("on-the-way"),
  tracking("delivered"),
];

/** The way that a guest takes: cart, question, checkout. */
async function openCheckout(stage: Stage): Promise<void> {
  await openCart(stage);
  await stage.button(stage.text("checkout", "cart.proceed")).click();
  await stage.button(stage.text("checkout", "guest.guest")).click();
  await expect(stage.button(stage.text("checkout", "summary.place"))).toBeVisible();
}

/** Fills the checkout as a guest and presses the button. */
async function fillCheckout(stage: Stage): Promise<void> {
  await openCheckout(stage);
  const place = stage.button(stage.text("checkout", "summary.place"));
  const field = (label: string) => stage.page.getByLabel(label).first();
  await field(stage.text("checkout", "contact.name")).fill("Grace Hopper");
  await field(stage.text("checkout", "contact.phone")).fill(GUEST_PHONE);
  await field(stage.text("checkout", "contact.email")).fill("grace@shopper.test");
  await expect(place).toBeEnabled();
  await place.click();
}
