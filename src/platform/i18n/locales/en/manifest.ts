/** Texts of the web app manifest, which the build writes. */
const manifest = {
  description: "Food, groceries, medicine, shops and parcels, delivered to your door. Works offline.",
  shortcuts: { track: "Track order", cart: "Cart", search: "Search" },
  narrow: "Shops near you on a phone",
  wide: "Shops near you on a desktop",
};

export default manifest;
