/** Orders for tests of the board. */
import type { BoardOrder, BoardOrderDetails } from "@/contract/calls/board-orders";

export const morning = Date.UTC(2026, 10, 30, 10, 40);

export const newOrder = (id: number, more: Partial<BoardOrder> = {}): BoardOrder => ({
  id,
  store_id: 12,
  seq: id,
  state: "new",
  status: "pending",
  type: "delivery",
  created_at: new Date(morning).toISOString(),
  scheduled_at: null,
  ready_by: null,
  customer_name: "Lina Haddad",
  pieces: 3,
  total: 31.5,
  payment_method: "cash_on_delivery",
  payment_status: "unpaid",
  prescription_state: null,
  courier: null,
  returned_reason: null,
  actions: ["accept", "refuse"],
  ...more,
});

export const detailsOf = (order: BoardOrder): BoardOrderDetails => ({
  ...order,
  lines: [
    {
      id: 1,
      item_id: 7,
      name: "Grilled sea bass",
      quantity: 2,
      unit_price: 12.5,
      variant: null,
      options: [{ name: "Side", values: ["Rice", "Salad"] }],
      add_ons: [{ name: "Garlic sauce", quantity: 2, price: 0.5 }],
      substitute_for: null,
    },
  ],
  note: "No coriander, please",
  unavailable_item_note: "Call me",
  delivery_instruction: "Ring twice",
  cutlery: true,
  customer: { name: order.customer_name, phone: "+12025550123", is_guest: true, earlier_orders: 4 },
  address: {
    text: "14 Harbour Street, Port Amber",
    road: "Harbour Street",
    house: "14",
    floor: "2",
    latitude: 25.2,
    longitude: 55.3,
    distance: 2.4,
  },
  amounts: [
    { name: "products", amount: 26 },
    { name: "delivery_charge", amount: 3.5 },
    { name: "tip", amount: 2 },
  ],
  cash_to_take: 31.5,
  bring_change: 50,
  prescription_photos: order.prescription_state === null ? 0 : 2,
  refundable: order.status === "delivered" ? order.total : null,
  cancel_reason: null,
  canceled_by: null,
  history: [{ at: order.created_at, by: null, action: "pending" }],
});
