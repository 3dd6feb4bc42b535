import { matchPath, useLocation } from "react-router-dom";
import type { ModuleType } from "@/contract";
import { useIsSwitchable } from "@/features/modules";
import { paths } from "@/platform/navigation/paths";
import { useIsLocationSet, useLocationStore } from "@/stores/location";
import { useModuleType } from "@/stores/module";
import { useIsSignedIn } from "@/stores/session";
import { useIsCheckoutStuck } from "@/stores/stuck-checkout";
import { useMediaQuery } from "@/ui/plain/use-media-query";

/** The facts that decide which parts of the bars are there, by the specification's rules of role and module. */
export interface Frame {
  moduleType: ModuleType | null;
  parcel: boolean;
  signedIn: boolean;
  located: boolean;
  locationText: string | null;
  /** `/` and `/home`: the landing, a home or a listing. */
  onHome: boolean;
  /** The page of a store, which has a search of its own. */
  onStore: boolean;
  /** A page that is come to from a list, and left by the arrow of a phone's bar. */
  leadsBack: boolean;
  /** Neither place nor module: the landing. */
  onLanding: boolean;
  /** Modules to switch between; the switcher exists from two on. */
  switchable: boolean;
  /** A search bar stands in the bar when there is a zone and the page is not a home. */
  searchInBar: boolean;
  /** A phone's checkout, unless there is nothing to order with: nothing leads away from the order but the way back. */
  ordering: boolean;
}

const phoneQuery = "(max-width: 47.99em)";

const storeLists: readonly string[] = [
  paths.latestStores.pattern,
  paths.popularStores.pattern,
  paths.topOfferStores.pattern,
];
/** One store's page, and none of the lists whose addresses begin alike. */
const isStorePage = (pathname: string): boolean =>
  matchPath(paths.store.pattern, pathname) !== null && !storeLists.includes(pathname);

/** Products, categories and the checkout. */
const detailPages = /^\/(product|category|checkout)(\/|$)/;

export function useFrame(): Frame {
  const { pathname, search } = useLocation();
  const moduleType = useModuleType();
  const signedIn = useIsSignedIn();
  const located = useIsLocationSet();
  const locationText = useLocationStore((state) => state.text);
  const switchable = useIsSwitchable();
  const atHome = pathname === "/" || pathname === "/home";
  const listing = new URLSearchParams(search).has("data_type");
  const onPhone = useMediaQuery(phoneQuery);
  const onCheckout = onPhone && pathname === paths.checkout.pattern;
  const ordering = !useIsCheckoutStuck() && onCheckout;
  const onLanding = atHome && (!located || moduleType === null);
  return {
    moduleType,
    parcel: moduleType === "parcel",
    signedIn,
    located,
    locationText,
    onHome: atHome && !listing,
    onStore: isStorePage(pathname),
    leadsBack: isStorePage(pathname) || detailPages.test(pathname),
    onLanding,
    switchable,
    searchInBar:
      located && moduleType !== null && moduleType !== "parcel" && (!atHome || listing) && !onCheckout,
    ordering,
  };
}
