import { useSearchParams } from "react-router-dom";
import { useIsLocationSet, useLocationStore } from "@/stores/location";
import { useSelectedModule } from "@/stores/module";
import { lazy } from "@/ui/loading/lazy";
import { firstPages } from "./first-pages";

const LandingPage = lazy(firstPages.landing);
export const HomePage = lazy(firstPages.home);
const ListingPage = lazy(firstPages.listing);

const listings: readonly string[] = ["searched", "category", "brand", "discounted", "new", "all"];

/**
 * What stands at `/` and `/home`: a listing when the address names one, else the landing while there is no place (at
 * `/` also while there is no module), else the module's home.
 */
export function FrontPage({ address }: { address: "landing" | "home" }) {
  const [query] = useSearchParams();
  const located = useIsLocationSet();
  const module = useSelectedModule();
  const zoneId = useLocationStore((state) => state.zoneId);
  if (!located) return <LandingPage />;
  if (!module) return <LandingPage />;
  if (listings.includes(query.get("data_type") ?? "")) return <ListingPage />;
  // Another place is another home: nothing of the one before is shown or can be pressed meanwhile.
  return <HomePage key={`${address}/${module.id}/${zoneId}`} />;
}
