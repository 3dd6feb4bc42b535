import type { CustomerCall } from "./call";

const paging = { limit: 10, offset: 1 };

/** Chat with support. */
export const chatCalls: readonly CustomerCall[] = [
  {
    method: "GET",
    path: "/customer/message/list",
    as: "customer",
    fields: () => ({ ...paging, type: "admin" }),
  },
  {
    method: "GET",
    path: "/customer/message/search-list",
    as: "customer",
    fields: () => ({ ...paging, name: "support" }),
  },
  {
    method: "GET",
    path: "/customer/message/details",
    as: "customer",
    fields: () => ({ ...paging, admin_id: 0, unseen: 0 }),
  },
  {
    method: "POST",
    path: "/customer/message/send",
    as: "customer",
    fields: () => ({ message: "Hello", receiver_type: "admin", receiver_id: 0, order_id: 12_345_678 }),
  },
  { method: "GET", path: "/customer/automated-message", fields: () => ({ limit: 25, offset: 1 }) },
];
