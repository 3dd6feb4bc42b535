/** Rows of every kind of file that are right, for tests that change a cell of them. */
import { smallShopFiles } from "./small-shop-files";

type Row = Record<string, string>;

const many = 40;
const numbers = Array.from({ length: many }, (_, index) => index);
const address = { address: "12 Mill Lane", latitude: "53.5503", longitude: "9.9923" };
const storeRow = (key: string): Row => ({
  store: key,
  module: "food",
  zone: "centre",
  name: "Store",
  ...address,
  phone: "+49 151 23456789",
  email: "a@b.example",
});
const days = { from_day: "2027-01-01", to_day: "2027-12-31" };

/** The shop that the rows refer to: the small one, with as many modules, stores and items as there are rows of a file. */
export const seedFiles = {
  ...smallShopFiles,
  "modules.csv": smallShopFiles["modules.csv"] + numbers.map((n) => `m${n},food,M${n},,\n`).join(""),
  "stores.csv":
    smallShopFiles["stores.csv"] +
    numbers.map((n) => `s${n};food;centre;S;;Lane 1;53.5503;9.9923;+49 151 23456789;a@b.example;\n`).join(""),
  "items.csv":
    smallShopFiles["items.csv"] + numbers.map((n) => `tailor,I${n},Item,,shirts,1.00,,,,,\n`).join(""),
};

/** A row that is right, by its number in the file; no two have one key. */
export const goodRows: Readonly<Record<string, (n: number) => Row>> = {
  "zones.csv": (n) => ({
    zone: `zone-${n}`,
    name: "Zone",
    outline: `circle ${10 + n / 2} 20 1 km`,
    active: "",
    surcharge: "",
    surcharge_message: "",
  }),
  "modules.csv": (n) => ({
    module: `module-${n}`,
    type: "food",
    name: "Food",
    "name:ar": "",
    icon: "",
    active: "",
  }),
  "delivery-charges.csv": (n) => ({
    zone: "centre",
    module: `m${n}`,
    charge: "",
    per_km: "1",
    minimum: "",
    fixed: "",
  }),
  "categories.csv": (n) => ({
    category: `category-${n}`,
    module: "food",
    name: "Bread",
    parent: "",
    priority: "",
  }),
  "stores.csv": (n) => ({
    ...storeRow(`store-${n}`),
    logo: "",
    minimum_order: "",
    per_km: "",
    tax: "",
    slot_minutes: "",
    delivery: "",
  }),
  "store-discounts.csv": (n) => ({ store: `s${n}`, percent: "5", maximum_discount: "", ...days }),
  "hours.csv": (n) => ({
    store: "tailor",
    day: "monday",
    opens: `10:${String(n).padStart(2, "0")}`,
    closes: "11:00",
  }),
  "add-ons.csv": (n) => ({ store: "corner-bakery", add_on: `add-on-${n}`, name: "Butter", price: "1" }),
  "items.csv": (n) => ({
    store: "corner-bakery",
    sku: `sku-${n}`,
    slug: "",
    name: "Bread",
    "name:ar": "",
    category: "bread",
    price: "1",
    discount: "",
    picture: "",
    unit: "",
    stock: "",
    most_in_cart: "",
    barcode: "",
    brand: "",
    condition: "",
    add_ons: "",
    available_from: "",
    veg: "",
    tags: "",
  }),
  "options.csv": (n) => ({
    item: "corner-bakery/0042",
    group: `Group ${n}`,
    option: "Small",
    price: "",
    choose: "",
    required: "",
    at_least: "",
    at_most: "",
  }),
  "variations.csv": (n) => ({
    item: "tailor/SHIRT",
    choice_1: "Colour",
    value_1: `Red ${n}`,
    choice_2: "",
    value_2: "",
    price: "1",
    stock: "",
    barcode: "",
  }),
  "coupons.csv": (n) => ({
    code: `CODE${n}`,
    title: "Coupon",
    kind: "",
    discount: "5%",
    minimum_purchase: "",
    uses_per_customer: "",
    ...days,
    store: "",
    zones: "",
    active: "",
  }),
  "banners.csv": (n) => ({
    banner: `banner-${n}`,
    title: "Banner",
    picture: "banners/one",
    opens: "",
    store: "",
    item: "",
    module: "",
    featured: "",
  }),
  "campaigns.csv": (n) => ({
    campaign: `campaign-${n}`,
    module: "food",
    title: "Campaign",
    stores: "",
    ...days,
    to_time: "",
  }),
  "item-campaigns.csv": (n) => ({
    item_campaign: `offer-${n}`,
    item: "corner-bakery/0042",
    title: "Offer",
    price: "1",
    ...days,
  }),
  "flash-sales.csv": (n) => ({
    flash_sale: `sale-${n}`,
    module: "goods",
    title: "Sale",
    starts: "2027-03-21T18:00Z",
    ends: "2027-03-21T22:00Z",
    shop_share: "",
  }),
  "flash-sale-items.csv": (n) => ({
    flash_sale: "friday",
    item: `tailor/I${n}`,
    stock: "1",
    discount: "5%",
  }),
  "cashback.csv": (n) => ({ cashback: `cashback-${n}`, title: "Back", share: "5%", maximum: "", ...days }),
  "couriers.json": (n) => ({
    courier: `courier-${n}`,
    first_name: "Kim",
    last_name: "Adler",
    phone: "+49 151 23456789",
    email: "a@b.example",
    zone: "centre",
  }),
};
