import type { CustomerInfo } from "@/contract";

/** First and last name in one line. */
export const fullName = ({ f_name, l_name }: Pick<CustomerInfo, "f_name" | "l_name">): string =>
  `${f_name} ${l_name}`.trim();
