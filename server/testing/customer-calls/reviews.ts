import type { CustomerCall } from "./call";

const words = { order_id: 12_345_678, rating: 5, comment: "Good", remove_attachments: 0 };

/** Reviews of items and couriers. */
export const reviewCalls: readonly CustomerCall[] = [
  {
    method: "POST",
    path: "/items/reviews/submit",
    as: "customer",
    fields: ({ shop }) => ({ ...words, item_id: shop.soup }),
  },
  {
    method: "POST",
    path: "/delivery-man/reviews/submit",
    as: "customer",
    fields: ({ shop }) => ({ ...words, delivery_man_id: shop.courier }),
  },
  {
    method: "GET",
    path: "/customer/order/reviews",
    as: "customer",
    fields: () => ({ order_id: 12_345_678 }),
  },
  {
    method: "GET",
    path: "/customer/review-reminder-cancel",
    as: "customer",
    fields: () => ({ order_id: 12_345_678 }),
  },
];
