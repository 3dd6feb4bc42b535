// @chunk item
/** Names of units of measure in every language: shops write them in their own, whatever the shopper's is. */
import arabic from "./locales/ar/units";
import english from "./locales/en/units";

export const unitNames = [english, arabic];
