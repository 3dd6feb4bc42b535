/** Landing, homes, lists, stores and items. */
import type { ModuleType } from "@/contract";
import { page, type Screen } from "./screen";
import { expect, type Stage } from "./stage";

const home = (module: ModuleType): Screen => page(`home-${module}`, "/home", { module, maxHeight: 9_000 });

const placeSuggested = async (stage: Stage) => {
  await stage.go("/");
  const field = stage.page.getByLabel(stage.text("frame", "landing.searchPlaceholder"));
  await field.fill(stage.language === "ar" ? "الميناء" : "Harbour");
  await expect(suggestion(stage)).toBeVisible();
};

const searchField = (stage: Stage) => stage.page.getByRole("combobox").filter({ visible: true }).first();

/** The first suggestion of a list; the bar's choice of a country has options too. */
const suggestion = (stage: Stage) => stage.page.getByRole("listbox").getByRole("option").first();

export const browsingScreens: readonly Screen[] = [
  page("landing", "/", { who: "newcomer", module: "none" }),
  page("landing-place", "/", { module: "none" }),
  { name: "landing-suggestions", who: "newcomer", module: "none", open: placeSuggested },
  {
    name: "location-picker",
    who: "newcomer",
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
    who: "newcomer",
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
  // Somebody who has ordered before and has something in the cart.
  page("home-returning", "/home", { who: "guest", maxHeight: 9_000 }),
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
  page("stores-map", "/stores/map"),
  page("store", ({ town }) => `/store/${town.store.slug}`),
  page("store-closed", ({ town }) => `/store/${(town.closedStore ?? town.store).slug}`),
  {
    name: "item-dialog",
    who: "visitor",
    open: async (stage) => {
      await stage.go(`/store/${stage.town.dish.store_id}`);
      // A press looks for it again where the page has taken the place of its first rows.
      await stage.link(`/product/${stage.town.dish.slug}`).click();
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
    name: "search-start",
    who: "visitor",
    open: async (stage) => {
      await stage.go("/home");
      await searchField(stage).click();
      const popular = stage.page.getByRole("region", { name: stage.text("browse", "search.popular") });
      await expect(popular.getByRole("button").first()).toBeVisible();
    },
  },
  {
    name: "search-suggestions",
    who: "visitor",
    open: async (stage) => {
      await stage.go("/home");
      await searchField(stage).fill(stage.language === "ar" ? "بر" : "bur");
      await expect(suggestion(stage)).toBeVisible();
    },
  },
];
