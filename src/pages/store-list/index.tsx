// @chunk lists

import { StoreListView } from "@/features/stores";
import { preloadTexts } from "@/platform/i18n";

void preloadTexts("catalogue");

/** `/store/latest`, `/store/popular`, `/store/top-offer-nearby`. */
export default function StoreListPage({ list }: { readonly list: "latest" | "popular" | "top-offer" }) {
  return <StoreListView key={list} list={list} />;
}
