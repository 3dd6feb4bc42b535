/** Texts of orders and tracking. */
const orders = {
  "step.placed": "Order Placed",
  "step.confirmed": "Order Confirmed",
  "step.onTheWay": "On the Way",
  "step.delivered": "Delivered",
  "track.notFound": "Order not found",
} as const;

export default orders;
