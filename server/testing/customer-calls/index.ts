/** The calls of customers with valid fields, which tests make invalid one by one. */
import { accountCalls } from "./account";
import type { CustomerCall } from "./call";
import { cartCalls } from "./cart";
import { chatCalls } from "./chat";
import { orderCalls } from "./orders";
import { reviewCalls } from "./reviews";
import { signInCalls } from "./sign-in";

export type { CustomerCall };

/** Every call of a customer with fields. */
export const customerCalls: readonly CustomerCall[] = [
  ...signInCalls,
  ...accountCalls,
  ...cartCalls,
  ...orderCalls,
  ...reviewCalls,
  ...chatCalls,
];
