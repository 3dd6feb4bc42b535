import type { CustomerCall } from "./call";

const address = () => ({
  address_type: "home",
  address: "7 Quay Street",
  contact_person_name: "Grace",
  contact_person_number: "+12025553456",
  latitude: "0.06",
  longitude: "0.06",
  floor: "1",
  address_label: "Mum",
});

/** The profile, addresses, the wallet and the device of a customer. */
export const accountCalls: readonly CustomerCall[] = [
  {
    method: "PUT",
    path: "/customer/cm-firebase-token",
    as: "customer",
    fields: () => ({ cm_firebase_token: "device" }),
  },
  { method: "GET", path: "/customer/info", as: "customer", fields: () => ({}) },
  { method: "GET", path: "/customer/own-data", as: "customer", fields: () => ({}) },
  { method: "GET", path: "/customer/address/list", as: "customer", fields: () => ({ limit: 10, offset: 1 }) },
  { method: "POST", path: "/customer/address/add", as: "customer", fields: address },
  { method: "PUT", path: "/customer/address/update/1", as: "customer", fields: address },
  {
    method: "PUT",
    path: "/customer/address/update",
    as: "customer",
    fields: () => ({ ...address(), id: 1 }),
  },
  { method: "DELETE", path: "/customer/address/delete", as: "customer", fields: () => ({ address_id: 1 }) },
  { method: "GET", path: "/cashback/getCashback", as: "customer", fields: () => ({ amount: 10 }) },
  {
    method: "GET",
    path: "/customer/wallet/transactions",
    as: "customer",
    fields: () => ({ limit: 10, offset: 1, type: "order" }),
  },
  { method: "GET", path: "/customer/wallet/bonuses", as: "customer", fields: () => ({}) },
  {
    method: "POST",
    path: "/customer/wallet/add-fund",
    as: "customer",
    fields: () => ({
      amount: 5,
      payment_method: "sandbox",
      payment_platform: "web",
      callback: "http://localhost:8080/profile",
    }),
  },
  {
    method: "GET",
    path: "/customer/loyalty-point/transactions",
    as: "customer",
    fields: () => ({ limit: 10, offset: 1 }),
  },
  {
    method: "POST",
    path: "/customer/loyalty-point/point-transfer",
    as: "customer",
    fields: () => ({ point: 1 }),
  },
];
