/** Every screen of the product and how a shopper gets there. */
import type { ModuleType } from "@/contract";
import { expect, type Stage } from "./stage";
import { GUEST_PHONE, type Step } from "./town";

export interface Screen {
  name: string;
  /** Who looks: a stranger, somebody with a place, a guest with a cart, the demo customer. */
  who: "stranger" | "visitor" | "guest" | "customer";
  module?: ModuleType | "none";
  /** Pages are shown in their whole length (up to a limit), overlays as they are seen. */
  whole?: boolean;
  /** Px; a longer page is cut. */
  longest?: number;
  /** The screen shows waiting itself. */
  busy?: boolean;
  /** Needs the service worker. */
  worker?: boolean;
  open(stage: Stage): Promise<void>;
}

const page = (
  name: string,
  path: string | ((stage: Stage) => string),
  more: Partial<Screen> = {},
  ready?: (stage: Stage) => Promise<void>,
): Screen => ({
  name,
  who: "visitor",
  whole: true,
  ...more,
  open: async (stage) => {
    await stage.go(typeof path === "string" ? path : path(stage));
    if (ready) await ready(stage);
    else await expect(stage.page.locator("main h1, main h2").first()).toBeVisible();
  },
});

const home = (module: ModuleType): Screen => page(`home-${module}`, "/home", { module, longest: 9_000 });

const tracking = (step: Step): Screen => ({
  name: `tracking-${step}`,
  who: "guest",
  open: async (stage) => {
    await stage.go("/track-order");
    await stage.button(new RegExp(String(stage.town.orders[step]))).click();
    await stage.dialogIsThere();
  },
});

const openCart = async (stage: Stage) => {
  await stage.go("/home");
  await stage
    .button(stage.pattern("frame", "nav.cart"))
    .or(stage.button(cartName(stage)))
    .first()
    .click();
  await stage.dialogIsThere();
};

/** The cart's button says how many lines it holds, in forms that differ by number. */
const cartName = (stage: Stage) => new RegExp(`^${stage.text("frame", "nav.cart")}`);

const openAuth = async (stage: Stage, mode: "sign-in" | "sign-up") => {
  await stage.go("/home");
  await stage.button(stage.text("frame", "nav.signIn")).click();
  await stage.dialogIsThere();
  if (mode === "sign-up")
    await stage.dialog.getByText(stage.text("frame", "nav.signUp"), { exact: true }).first().click();
};

const placeSuggested = async (stage: Stage) => {
  await stage.go("/");
  const field = stage.page.getByLabel(stage.text("frame", "landing.searchPlaceholder"));
  await field.fill(stage.language === "ar" ? "الميناء" : "Harbour");
  await expect(suggestion(stage)).toBeVisible();
};

/** The first suggestion of a list; the bar's choice of a country has options too. */
const suggestion = (stage: Stage) => stage.page.getByRole("listbox").getByRole("option").first();

/** Waits until the worker controls the page and has kept it, then cuts the network. */
const goOffline = async (stage: Stage) => {
  await stage.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await stage.page.reload();
  await stage.page.locator("#first-screen").waitFor({ state: "detached" });
  await stage.settle();
  await stage.page.context().setOffline(true);
};

export const SCREENS: readonly Screen[] = [
  page("landing", "/", { who: "stranger", module: "none" }),
  page("landing-place", "/", { module: "none" }),
  { name: "landing-suggestions", who: "stranger", module: "none", open: placeSuggested },
  {
    name: "location-picker",
    who: "stranger",
    module: "none",
    open: async (stage) => {
      await stage.go("/");
      await stage.button(stage.text("frame", "landing.pickFromMap")).click();
      await expect(stage.dialog.locator("canvas")).toBeVisible();
      await expect(stage.button(stage.text("frame", "location.confirm"))).toBeEnabled();
    },
  },
  {
    name: "module-chooser",
    who: "stranger",
    module: "none",
    open: async (stage) => {
      await placeSuggested(stage);
      await suggestion(stage).click();
      await stage.button(stage.text("frame", "landing.explore")).click();
      await stage.dialogIsThere();
    },
  },
  home("food"),
  home("grocery"),
  home("pharmacy"),
  home("ecommerce"),
  home("parcel"),
  page("listing", "/home?data_type=all"),
  page("listing-list", "/home?data_type=all&view=list"),
  page("listing-stores", "/home?data_type=all&tab=stores"),
  {
    name: "listing-filters",
    who: "visitor",
    open: async (stage) => {
      await stage.go("/home?data_type=all&rating=4");
      // On the desktop they stand beside the list.
      if (stage.width > 991) return;
      await stage.button(stage.pattern("catalogue", "filter.count")).click();
      await stage.dialogIsThere();
    },
  },
  page(
    "listing-discounted",
    ({ town, language }) =>
      `/home?search=special-offer&module_id=${town.modules[language].food.id}&data_type=discounted`,
  ),
  page(
    "search-results",
    ({ language }) => `/home?search=${language === "ar" ? "برجر" : "burger"}&data_type=searched`,
  ),
  page("search-nothing", "/home?search=zzzzqqq&data_type=searched"),
  page("categories", "/categories"),
  page("category", ({ town }) => `/category/${town.category}`),
  page("brands", "/all-brands", { module: "ecommerce" }),
  page("condition", ({ town }) => `/conditions/${town.condition}`, { module: "pharmacy" }),
  page("flash-sale", ({ town }) => `/flash-sales?id=${town.flashSale}`),
  page("campaign", ({ town }) => `/campaigns/${town.campaign}?id=${town.campaign}`),
  page("stores", "/store/popular"),
  page("store", ({ town }) => `/store/${town.store.slug}`),
  page("store-closed", ({ town }) => `/store/${(town.closedStore ?? town.store).slug}`),
  {
    name: "item-dialog",
    who: "visitor",
    open: async (stage) => {
      await stage.go(`/store/${stage.town.dish.store_id}`);
      const link = stage.link(`/product/${stage.town.dish.slug}`);
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await stage.dialogIsThere();
    },
  },
  {
    name: "item-dialog-grocery",
    who: "visitor",
    module: "grocery",
    open: async (stage) => {
      await stage.go("/home?data_type=all");
      const link = stage.link("/product/");
      await link.click();
      await stage.dialogIsThere();
    },
  },
  page("item-sold-out", ({ town }) => `/product/${town.soldOut.slug}?module_id=${town.soldOut.module_id}`, {
    module: "grocery",
  }),
  page("product", ({ town }) => `/product/${town.product.slug}?module_id=${town.product.module_id}`, {
    module: "ecommerce",
  }),
  {
    name: "search-suggestions",
    who: "visitor",
    open: async (stage) => {
      await stage.go("/home");
      await stage.page
        .getByRole("combobox")
        .filter({ visible: true })
        .first()
        .fill(stage.language === "ar" ? "بر" : "bur");
      await expect(suggestion(stage)).toBeVisible();
    },
  },
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
      // The answer never comes: the panel stays as long as the picture needs.
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
  { name: "sign-in", who: "visitor", open: (stage) => openAuth(stage, "sign-in") },
  { name: "sign-up", who: "visitor", open: (stage) => openAuth(stage, "sign-up") },
  {
    name: "side-menu",
    who: "visitor",
    open: async (stage) => {
      await stage.go("/home");
      // The desktop's bar has no menu: what it holds stands in the bar itself.
      if (stage.wide) return;
      await stage.button(stage.text("frame", "nav.menu")).click();
      await stage.dialogIsThere();
    },
  },
  {
    name: "profile-menu",
    who: "customer",
    open: async (stage) => {
      await stage.go("/home");
      await stage.button(stage.text("frame", "nav.profile")).click();
      await stage.dialogIsThere();
    },
  },
  page("profile", "/profile?page=profile-settings", { who: "customer" }),
  page("my-orders", "/profile?page=my-orders", { who: "customer" }),
  page("order-details", ({ town }) => `/profile?page=my-orders&orderId=${town.customerOrder}`, {
    who: "customer",
  }),
  {
    name: "wishlist",
    who: "customer",
    open: async (stage) => {
      await stage.go("/home");
      await stage.button(stage.text("frame", "nav.wishlist")).click();
      await stage.dialogIsThere();
    },
  },
  page("wishlist-page", "/wishlist", { who: "customer" }),
  {
    name: "address-form",
    who: "customer",
    open: async (stage) => {
      await stage.go("/profile?page=profile-settings");
      await stage.button(stage.text("account", "address.add")).click();
      await stage.dialogIsThere();
    },
  },
  page("settings", "/settings"),
  page("policy", "/privacy-policy"),
  page("help", "/help-and-support"),
  page("forgot-password", "/forgot-password"),
  page("not-found", "/no-such-page"),
  page("coming-soon", "/interest"),
  {
    name: "offline-kept",
    who: "visitor",
    worker: true,
    whole: true,
    open: async (stage) => {
      await stage.go("/home");
      await goOffline(stage);
      await stage.page.reload();
      await expect(stage.link("/store/")).toBeVisible();
    },
  },
  {
    name: "offline-never-seen",
    who: "visitor",
    worker: true,
    open: async (stage) => {
      await stage.go("/home");
      await goOffline(stage);
      await stage.go("/store/popular");
      await expect(stage.page.getByText(stage.text("frame", "empty.offlineTitle")).first()).toBeVisible();
    },
  },
  {
    name: "error-unreachable",
    who: "visitor",
    open: async (stage) => {
      await stage.page.route("**/api/v1/**", (route) => route.abort());
      await stage.go("/home");
      await expect(stage.button(stage.text("frame", "app.retry"))).toBeVisible();
    },
  },
  {
    name: "error-list",
    who: "visitor",
    open: async (stage) => {
      await stage.page.route("**/api/v1/get-combined-data**", (route) =>
        route.fulfill({ status: 500, json: { errors: [{ code: "server", message: "Server error" }] } }),
      );
      await stage.go("/home?data_type=all");
      await expect(stage.button(stage.text("frame", "app.retry"))).toBeVisible();
    },
  },
  {
    name: "maintenance",
    who: "visitor",
    open: async (stage) => {
      await stage.page.route("**/api/v1/config", async (route) => {
        // The look whether the network is there brings nothing that could be changed.
        if (route.request().method() !== "GET") return route.fallback();
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), maintenance_mode: true } });
      });
      await stage.go("/home");
      await expect(stage.page.getByText(stage.text("frame", "error.maintenanceTitle"))).toBeVisible();
    },
  },
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
