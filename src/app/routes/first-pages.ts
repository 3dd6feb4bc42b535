/** The code of the pages that a visit begins with. */
import type { FirstPage } from "@/platform/navigation/page-table";

export const firstPages = {
  landing: () => import("@/pages/landing"),
  home: () => import("@/pages/home"),
  listing: () => import("@/pages/listing"),
  "store-list": () => import("@/pages/store-list"),
  store: () => import("@/pages/store"),
} satisfies Record<FirstPage, unknown>;
