/** Texts of cart, addresses and checkout. */
const checkout = {
  "cart.title": "Shopping Cart",
  "cart.empty": "Your cart is empty",
  "cart.subtotal": "Subtotal",
  "cart.proceed": "Proceed To Checkout",
} as const;

export default checkout;
