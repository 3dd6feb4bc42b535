// @chunk pages
/** The code of every page beside the shop windows, each in a chunk of its own. */
import { preloadCheckoutView } from "@/features/checkout";
import type { MorePage } from "@/platform/navigation/page-table";

export const morePages = {
  product: () => import("@/pages/product"),
  categories: () => import("@/pages/categories"),
  category: () => import("@/pages/category"),
  "all-brands": () => import("@/pages/all-brands"),
  "store-map": () => import("@/pages/store-map"),
  campaign: () => import("@/pages/campaign"),
  condition: () => import("@/pages/condition"),
  "flash-sales": () => import("@/pages/flash-sales"),
  checkout: () => {
    // The form loads beside its page, not after it; its rules come after its first fields.
    void preloadCheckoutView();
    return import("@/pages/checkout");
  },
  prescription: () => import("@/pages/prescription"),
  profile: () => import("@/pages/profile"),
  settings: () => import("@/pages/settings"),
  "track-order": () => import("@/pages/track-order"),
  "forgot-password": () => import("@/pages/forgot-password"),
  chatting: () => import("@/pages/chatting"),
  "sign-in-return": () => import("@/pages/sign-in-return"),
  interest: () => import("@/pages/interest"),
  policy: () => import("@/pages/policy"),
  help: () => import("@/pages/help"),
  "parcel-delivery": () => import("@/pages/parcel-delivery"),
  "store-registration": () => import("@/pages/store-registration"),
  "courier-registration": () => import("@/pages/courier-registration"),
  "shared-basket": () => import("@/pages/shared-basket"),
  "shared-place": () => import("@/pages/shared-place"),
  "rate-and-review": () => import("@/pages/rate-and-review"),
  invoice: () => import("@/pages/invoice"),
  wishlist: () => import("@/pages/wishlist"),
  "not-found": () => import("@/pages/not-found"),
} satisfies Record<MorePage, unknown>;
