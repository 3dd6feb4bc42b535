import { useSearchParams } from "react-router-dom";
import { namesListing } from "@/platform/navigation/paths";
import { useIsLocationSet, useLocationStore } from "@/stores/location";
import { useSelectedModule } from "@/stores/module";
import { lazy } from "@/ui/loading/lazy";
import { firstPages } from "./first-pages";
import { RequirePlace } from "./require-place";

const LandingPage = lazy(firstPages.landing);
export const HomePage = lazy(firstPages.home);
const ListingPage = lazy(firstPages.listing);

/**
 * The page at `/` and `/home`: the landing while there is no place, then a listing when the address names one, which asks for a
 * missing module itself; else the landing while there is no module, else the module's home.
 */
export function FrontPage({ address }: { address: "landing" | "home" }) {
  const [query] = useSearchParams();
  const located = useIsLocationSet();
  const module = useSelectedModule();
  const zoneId = useLocationStore((state) => state.zoneId);
  if (!located) return <LandingPage />;
  if (namesListing(query)) return <ListingPage guard={RequirePlace} />;
  if (!module) return <LandingPage />;
  // Another place is another home: the one before can be neither seen nor pressed meanwhile.
  return <HomePage key={`${address}/${module.id}/${zoneId}`} />;
}
