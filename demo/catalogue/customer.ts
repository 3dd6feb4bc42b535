/** The demo customer, whom everybody may sign in as, with past orders. */
import { itemsOfStore } from "./items";
import type { DemoCustomer, DemoOrder } from "./model";
import { demoCancelReasons } from "./services";

/** The n-th dish of a store that can always be ordered. */
function itemAt(store: string, position: number): string {
  const item = itemsOfStore(store).filter(
    (row) => row.available === null && row.stock > 5 && !row.prescriptionRequired,
  )[position];
  if (!item) throw new Error(`${store} has no item ${position}`);
  return item.slug;
}

const plain = {
  type: "delivery",
  address: 0,
  status: "delivered",
  paymentMethod: "cash_on_delivery",
  couponCode: null,
  cancelReason: null,
  courier: 0,
  reviews: [],
} as const;
const order = (
  store: string,
  daysAgo: number,
  lines: [position: number, quantity: number][],
  rest: Partial<DemoOrder> = {},
): DemoOrder => ({
  ...plain,
  store,
  daysAgo,
  reviews: [],
  lines: lines.map(([position, quantity]) => ({ item: itemAt(store, position), quantity })),
  ...rest,
});

export const demoCustomer: DemoCustomer = {
  firstName: "Dana",
  lastName: "Harper",
  email: "demo@doorstep.test",
  phone: "+12125550101",
  password: "doorstep",
  picture: "avatar/31",
  walletMovements: [
    { type: "add_fund_by_admin", credit: 8000, daysAgo: 200 },
    { type: "referrer", credit: 500, daysAgo: 150 },
    { type: "CashBack", credit: 250, daysAgo: 60 },
    { type: "loyalty_point", credit: 500, reference: "500", daysAgo: 45 },
    { type: "add_fund_by_admin", credit: 1000, daysAgo: 12 },
  ],
  loyaltyMovements: [
    { type: "add_points_by_admin", credit: 700, daysAgo: 120 },
    { type: "point_to_wallet", debit: 500, daysAgo: 45 },
    { type: "add_points_by_admin", credit: 120, daysAgo: 5 },
  ],
  referralCode: "DANA2026",
  memberForDays: 210,
  addresses: [
    {
      type: "home",
      place: { zone: "harbour", east: -0.1, north: -0.05 },
      floor: "3",
    },
    {
      type: "office",
      place: { zone: "harbour", east: 0.25, north: 0.1 },
      floor: "7",
    },
    {
      type: "other",
      place: { zone: "north-town", east: 0.05, north: 0.1 },
      floor: "",
    },
  ],
  orders: [
    order(
      "anchor-burger",
      2,
      [
        [0, 2],
        [9, 1],
      ],
      {
        reviews: [
          { item: itemAt("anchor-burger", 0), rating: 5, comment: "The smash burger is worth every napkin." },
        ],
      },
    ),
    order(
      "amber-market",
      5,
      [
        [0, 2],
        [4, 1],
        [9, 3],
      ],
      { courier: 1 },
    ),
    order(
      "saffron-grill",
      9,
      [
        [1, 1],
        [8, 1],
      ],
      {
        courier: 1,
        reviews: [
          { item: itemAt("saffron-grill", 1), rating: 4, comment: "Tender tawook, next time more garlic." },
        ],
      },
    ),
    order("harbour-pharmacy", 13, [[0, 1]], { courier: 0 }),
    order(
      "tideline-books",
      20,
      [
        [0, 1],
        [5, 1],
      ],
      { paymentMethod: "wallet", address: 1 },
    ),
    order(
      "hilltop-curry",
      27,
      [
        [0, 1],
        [6, 1],
      ],
      { address: 2, courier: 2 },
    ),
    order("forno-del-porto", 33, [[0, 1]], {
      status: "canceled",
      cancelReason: demoCancelReasons[1] ?? null,
      courier: null,
    }),
    order(
      "gull-bakery",
      41,
      [
        [0, 4],
        [3, 1],
      ],
      { type: "take_away", courier: null },
    ),
    order("anchor-burger", 58, [[5, 1]], { couponCode: "FOOD10", courier: 0 }),
    order(
      "amber-market",
      72,
      [
        [2, 1],
        [12, 2],
      ],
      { status: "refunded", courier: 1 },
    ),
  ],
  wishedItems: [itemAt("anchor-burger", 1), itemAt("beacon-electronics", 0), itemAt("amber-market", 6)],
  wishedStores: ["anchor-burger", "forno-del-porto", "tideline-books"],
};
