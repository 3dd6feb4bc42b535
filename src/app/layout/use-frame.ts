import { useLocation } from "react-router-dom";
import type { ModuleType } from "@/contract";
import { useModules } from "@/features/modules";
import { useIsLocationSet, useLocationStore } from "@/stores/location";
import { useModuleType } from "@/stores/module";
import { useIsSignedIn } from "@/stores/session";

/** Fewest modules with which a switcher is shown. */
export const minSwitchableModules = 2;

/** What decides which parts of the bars are there, by the specification's rules of role and module. */
export interface Frame {
  moduleType: ModuleType | null;
  parcel: boolean;
  signedIn: boolean;
  located: boolean;
  locationText: string | null;
  /** `/` and `/home`: the landing, a home or a listing. */
  onHome: boolean;
  /** Neither place nor module: the landing. */
  onLanding: boolean;
  /** Modules to switch between; the switcher exists from two on. */
  switchable: boolean;
  /** A search bar stands in the bar when there is a zone and the page is not a home. */
  searchInBar: boolean;
}

export function useFrame(): Frame {
  const { pathname, search } = useLocation();
  const moduleType = useModuleType();
  const signedIn = useIsSignedIn();
  const located = useIsLocationSet();
  const locationText = useLocationStore((state) => state.text);
  const modules = useModules();
  const atHome = pathname === "/" || pathname === "/home";
  const listing = new URLSearchParams(search).has("data_type");
  const onLanding = atHome && (!located || moduleType === null);
  return {
    moduleType,
    parcel: moduleType === "parcel",
    signedIn,
    located,
    locationText,
    onHome: atHome && !listing,
    onLanding,
    switchable: (modules?.length ?? 0) >= minSwitchableModules,
    searchInBar: located && moduleType !== null && moduleType !== "parcel" && (!atHome || listing),
  };
}
