/** Settings of how the shop presents itself. */
import { type ConfigNotes, count, flag, list, parts, text, word, yesOrNo } from "./note";

const languageAllowed = "keys are languages that the server has texts of; each once";

export const shopNotes = {
  business_name: text("Name of the shop, shown everywhere.", { en: "Corner Shop", ar: "متجر الزاوية" }),
  logo: text("Key of the logo's picture below uploads, e.g. logo/shop.", "logo/shop"),
  logo_full_url: text("Address of the logo, when it is not below uploads.", "https://shop.example/logo.png"),
  fav_icon_full_url: text("Address of the icon of the browser's tab.", "https://shop.example/icon.png"),
  address: text("Postal address of the business, in the footer.", "7 Quay Street, Portsmouth"),
  phone: text("Phone number of the business, in the footer and the help pages.", "+12025550143"),
  email: text(
    "E-mail address of the business, in the footer and the help pages; orders of stores without one are told there.",
    "orders@shop.example",
  ),
  country: text(
    "Country of the shop, two letters (ISO 3166): where phone numbers without a country code belong.",
    "DE",
    { allowed: "two letters of a country (ISO 3166), or empty for none" },
  ),
  country_picker_status: flag("Shoppers may choose another country code."),
  default_location: {
    ...parts("Where maps begin: latitude and longitude as texts.", { lat: "50.7989", lng: "-1.0912" }),
    allowed: "lat from -90 to 90, lng from -180 to 180",
  },
  footer_text: text("Text below the footer.", "© Corner Shop"),
  cookies_text: text(
    "Text of the note on cookies; empty for none.",
    "We keep your cart on your device, and nothing else.",
  ),
  social_media: list("Links in the footer.", [
    { id: 1, name: "instagram", link: "https://instagram.com/cornershop", status: 1 },
  ]),
  timeformat: word("Times with 12 or 24 hours.", "12"),
  currency_symbol: text("Sign of the currency.", "€", {
    allowed: "a sign of CURRENCY, where that is set in the environment",
  }),
  currency_symbol_direction: word("Whether the sign stands left or right of the amount.", "right"),
  digit_after_decimal_point: count("Decimals of the currency. Set before the first order.", "decimals", 2, {
    bounds: { maximum: 4 },
    allowed: "no more than CURRENCY has; no other number once there are prices",
  }),
  language: list("Languages of the shop's texts.", [{ key: "en", value: "English" }], {
    allowed: languageAllowed,
  }),
  sys_language: list(
    "Languages that shoppers may choose, with their direction. The one with `default` is read by whoever has chosen none and whose device has none of them.",
    [
      { key: "en", value: "English", direction: "ltr", default: true },
      { key: "ar", value: "العربية", direction: "rtl", default: false },
    ],
    { allowed: `${languageAllowed}; the direction is the language's own; one is the default` },
  ),
  app_url_android: text(
    "Older address of the Android app.",
    "https://play.google.com/store/apps/details?id=x",
  ),
  app_url_ios: text("Older address of the iOS app.", "https://apps.apple.com/app/id1"),
  download_user_app_links: parts("Addresses of the apps, and whether they are shown.", {
    playstore_url_status: 1,
    playstore_url: "https://play.google.com/store/apps/details?id=x",
  }),
  toggle_veg_non_veg: yesOrNo("Dishes can be filtered by vegetarian or not."),
  store_review_reply: flag("Stores' replies to reviews are shown."),
  refund_policy: flag("The page on refunds is shown."),
  cancelation_policy: flag("The page on cancellation is shown."),
  shipping_policy: flag("The page on shipping is shown."),
  maintenance_mode: yesOrNo("Shoppers see a note that the shop is closed for maintenance."),
  websocket_status: flag("Messages come by WebSocket. This server has none."),
} satisfies ConfigNotes;
