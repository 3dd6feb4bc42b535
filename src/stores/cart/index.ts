/**
 * The cart of each module. It changes at once, online or not; every change is written to the outbox, which brings it to
 * the server. Stored in localStorage and shared between tabs. Quantities and prices shown come from the item's last known
 * form; the server computes its own. `outbox-connection.ts` is imported by itself, because it comes after the first screen.
 */
export { addToCart, clearCart, replaceCartWith, setCartQuantity, updateCartLine } from "./actions";
export { adoptServerCart } from "./adopt-server-cart";
export { moduleCart, newestCart, useCart } from "./cart-store";
export { abandonCartChange, clearAllCarts } from "./cart-sync";
export { countPieces, fingerprintOfCart, isSameItem, quantityInCart } from "./lines";
export { putIntoCart, storeInTheWay } from "./put-into-cart";
export type { CartLineInput, CartResult, StoredCartLine } from "./types";
