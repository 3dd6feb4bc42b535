/** The catalogue: items, stores, categories, promotions, the operator's settings. */
export { readConfig, readPublicConfig } from "./config";
export { itemsById } from "./item-rows";
export { readSetting, readSettings, writeSetting } from "./settings-rows";
export { readDigits, type ShopView, shopViewOf } from "./shop-view";
export { storesById } from "./store-rows";
export { pictureAddress } from "./texts";
