import type { CustomerInfo } from "@/contract";

/** An account of another way in has no password to ask for; until it is known it is asked for, as most accounts have one. */
export const hasPassword = (customer: Pick<CustomerInfo, "login_medium"> | undefined): boolean =>
  (customer?.login_medium ?? "manual") === "manual";
