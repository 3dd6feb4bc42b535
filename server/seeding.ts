/** The part of the server that a shop's seed may use, besides the ports and the tables of `db/schema`. */
export type { Transaction } from "./db/database";
export { transact } from "./db/transact";
export { currencySigns } from "./locales";
export { hashSecret } from "./services/auth/passwords";
export { dateAfter, daysBetween } from "./services/dates/calendar-dates";
export { demoDayKey, demoRowsKey } from "./services/demo/demo-rows";
export { itemsById } from "./services/items/items-by-id";
export { parcelCategoriesKey } from "./services/modules/parcel-categories";
export { landingKey } from "./services/pages/landing";
export { policyKeys } from "./services/pages/policies";
export { readSetting, writeSetting } from "./services/settings/settings";
export type { ShopView } from "./services/settings/shop-view";
export { listSeparator } from "./services/translations/translated-columns";
