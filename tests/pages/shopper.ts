/**
 * A shopper with a phone: what they press, in their language, by touch or by keyboard alone. Tests read as what a shopper
 * does; only this file knows where things are on the page.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Item, Module } from "../../src/contract";
import type { Place } from "../fixtures/shop-api";
import { type Language, type Words, words } from "./texts";

export type Hand = "touch" | "keyboard";

/** Tab presses after which something counts as not to be reached by keyboard. */
const maxSteps = 160;

export class Shopper {
  readonly say: Words;

  constructor(
    readonly page: Page,
    readonly language: Language = "en",
    readonly hand: Hand = "touch",
  ) {
    this.say = words(language);
  }

  /** Presses it; by keyboard it is walked to with Tab from where the focus is. */
  async press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
    if (this.hand === "touch") {
      await target.tap();
      return;
    }
    await this.walkTo(target);
    await this.page.keyboard.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    if (this.hand === "touch") {
      await target.fill(text);
      return;
    }
    await this.walkTo(target);
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(text);
  }

  /** Tab by Tab until it has the focus. */
  async walkTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < maxSteps; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Not to be reached by keyboard: ${target}`);
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  button(name: string | RegExp, inside: Page | Locator = this.page): Locator {
    return inside.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** The message that is shown for a moment. */
  async isTold(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** From the landing to a place, by its suggestion, and on with Explore. */
  async choosePlace(place: Place): Promise<void> {
    const box = this.page.getByLabel(this.say("shell", "landing.searchPlaceholder"));
    await this.write(box, place.typed);
    const option = this.page
      .getByRole("option")
      .filter({ hasText: patternOf(place.description) })
      .first();
    if (this.hand === "touch") await option.tap();
    else {
      await expect(option).toBeVisible();
      while ((await option.getAttribute("aria-selected")) !== "true")
        await this.page.keyboard.press("ArrowDown");
      await this.page.keyboard.press("Enter");
    }
    await expect(box).toHaveValue(place.description);
    await this.press(this.button(this.say("shell", "landing.explore")));
    await this.isTold(this.say("shell", "location.newLocation"));
  }

  /** Chooses a kind of shop in the dialog that follows a new place. */
  async chooseModule(module: Module): Promise<void> {
    await this.press(this.dialog.getByRole("button", { name: new RegExp(quoted(module.module_name)) }));
    await this.isTold(this.say("shell", "module.selected"));
    await expect(this.dialog).toHaveCount(0);
  }

  /** Types into the search of the page and goes to the results. */
  async searchFor(text: string): Promise<void> {
    const box = this.page.getByRole("search").getByRole("combobox").first();
    await this.write(box, text);
    await box.press("Enter");
    await expect(this.page).toHaveURL(/data_type=searched/);
  }

  /** Searches an item and opens it over the page. Returns its dialog. */
  async openItem(item: Pick<Item, "name">): Promise<Locator> {
    await this.searchFor(item.name);
    await this.press(this.page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first());
    const dialog = this.page.getByRole("dialog", { name: item.name });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Chooses the fewest options that every required group asks for. Returns their labels. */
  async chooseRequired(dialog: Locator, item: Item): Promise<string[]> {
    const labels: string[] = [];
    for (const group of item.food_variations.filter((entry) => entry.required === "on")) {
      const single = group.type === "single";
      const fewest = single ? 1 : Math.max(1, Number(group.min));
      const box = dialog.getByRole("group", { name: new RegExp(`^${quoted(group.name)}`) });
      for (const { label } of group.values.slice(0, fewest)) {
        const option = box.getByRole(single ? "radio" : "checkbox", {
          name: new RegExp(`^${quoted(label)}`),
        });
        if (!(await option.isChecked())) await this.press(option, "Space");
        await expect(option).toBeChecked();
        labels.push(label);
      }
    }
    return labels;
  }

  /** Opens the cart from the bar. */
  async openCart(): Promise<Locator> {
    const cart = this.page.getByRole("dialog", { name: this.say("checkout", "cart.title") });
    if (await cart.isVisible()) return cart;
    await this.press(
      this.page.getByRole("button", { name: new RegExp(`^${quoted(this.say("shell", "nav.cart"))}`) }),
    );
    await expect(cart).toBeVisible();
    return cart;
  }

  /** Opens the wishlist from a phone's menu. */
  async openWishlist(): Promise<Locator> {
    await this.press(this.button(this.say("shell", "nav.menu")));
    const menu = this.page.getByRole("dialog", { name: this.say("shell", "nav.menu") });
    await this.press(this.button(this.say("shell", "nav.wishlist"), menu));
    const drawer = this.page.getByRole("dialog", { name: this.say("account", "wishlist.title") });
    await expect(drawer).toBeVisible();
    return drawer;
  }

  /** The line of an item in the cart drawer. */
  async lineOf(item: Pick<Item, "name">): Promise<Locator> {
    const cart = await this.openCart();
    const lines = cart.getByRole("list", { name: this.say("checkout", "cart.title"), exact: true });
    return lines.getByRole("listitem").filter({ hasText: item.name });
  }

  async closeDialog(): Promise<void> {
    const top = this.dialog.last();
    await this.press(this.button(this.say("shell", "app.close"), top));
    await expect(top).toHaveCount(0);
  }

  /** From the cart to the checkout, as a guest. */
  async checkOutAsGuest(): Promise<void> {
    const cart = await this.openCart();
    await this.press(this.button(this.say("checkout", "cart.proceed"), cart));
    const prompt = this.page.getByRole("dialog", { name: this.say("checkout", "guest.title") });
    await this.press(this.button(this.say("checkout", "guest.guest"), prompt));
    await this.isAtCheckout();
  }

  async isAtCheckout(): Promise<void> {
    await expect(this.page).toHaveURL(/\/checkout/);
    await expect(
      this.page.getByRole("heading", { level: 1, name: this.say("checkout", "checkout.title") }),
    ).toBeVisible();
  }

  async fillContact(contact: { name: string; phone: string; email: string }): Promise<void> {
    const main = this.page.getByRole("main");
    await this.write(main.getByLabel(this.say("checkout", "contact.name")), contact.name);
    await this.write(main.getByLabel(this.say("checkout", "contact.phone")), contact.phone);
    await this.write(main.getByLabel(this.say("checkout", "contact.email")), contact.email);
  }

  /** The dialog that shows a guest the placed order. Returns the order's number. */
  async placedOrder(): Promise<number> {
    const dialog = this.page.getByRole("dialog", { name: this.say("orders", "placed.title") });
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    const number = /#(\d+)/.exec((await dialog.textContent()) ?? "")?.[1];
    if (number === undefined) throw new Error("The dialog names no order.");
    return Number(number);
  }

  /** From the dialog of a placed order to its tracking. */
  async trackPlacedOrder(orderId: number): Promise<Locator> {
    const dialog = this.page.getByRole("dialog", { name: this.say("orders", "placed.title") });
    await this.press(this.button(this.say("orders", "order.track"), dialog));
    const drawer = this.page.getByRole("dialog", { name: this.say("orders", "track.title") });
    await expect(drawer).toContainText(String(orderId));
    return drawer;
  }

  /** A step of an order's timeline, by how it is read out. */
  step(
    within: Locator,
    name: "step.placed" | "step.confirmed" | "step.onTheWay" | "step.delivered",
    state: "timeline.current" | "timeline.done",
  ): Locator {
    return within
      .getByRole("list", { name: this.say("orders", "timeline.label") })
      .getByRole("listitem")
      .filter({ hasText: this.say("orders", name) })
      .filter({ hasText: this.say("orders", state) });
  }

  get placeButton(): Locator {
    // On phones it also says what it costs and when it arrives. The one that stands for it while it is loaded sends nothing.
    return this.anyPlaceButton.and(this.page.locator("[type=submit]"));
  }

  /** Also the button that stands for the one that orders until its file is there. */
  get anyPlaceButton(): Locator {
    return this.button(new RegExp(`^${quoted(this.say("checkout", "summary.place"))}`));
  }
}

/** A text with anything between its parts: suggestions show a place's name and its quarter apart. */
function patternOf(description: string): RegExp {
  return new RegExp(
    description
      .split(/[,،]\s*/)
      .map(quoted)
      .join(".*"),
    "s",
  );
}

export const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
