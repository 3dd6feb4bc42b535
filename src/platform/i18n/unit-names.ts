// @chunk item
/** Unit names of every language, because shops write them in their own, whatever the shopper reads. */
import arabic from "./locales/ar/units";
import english from "./locales/en/units";

export const unitNames = [english, arabic];
