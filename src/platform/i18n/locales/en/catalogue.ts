/** Texts of home, listings, stores, items and search. */
const catalogue = {
  "item.addToCart": "Add to cart",
  "item.outOfStock": "Out of Stock",
  "store.closedNow": "CLOSED NOW",
  "list.itemsNotFound": "Items not found!",
  "list.storesNotFound": "Stores not found!",
} as const;

export default catalogue;
