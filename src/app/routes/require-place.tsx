import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsLocationSet } from "@/stores/location";
import { useSelectedModule } from "@/stores/module";
import { lazy } from "@/ui/loading/lazy";
import { Container } from "@/ui/window/container";

export const PlaceNeeded = lazy(() => import("./place-needed"));

/** Lists are of a place and of a kind of shop: without them a page asks for what is missing instead of loading for ever. */
export function RequirePlace({ children }: { children: ReactNode }) {
  const located = useIsLocationSet();
  const module = useSelectedModule();
  if (located && module) return children;
  return (
    <Container>
      <PlaceNeeded />
    </Container>
  );
}

/**
 * An item is read at any place and without one. A campaign's item is a row of a place's list, and the address may name its
 * module.
 */
export function RequirePlaceOfCampaign({ children }: { children: ReactNode }) {
  const located = useIsLocationSet();
  const [query] = useSearchParams();
  if (located || query.get("product_type") !== "campaign") return children;
  return (
    <Container>
      <PlaceNeeded />
    </Container>
  );
}
