import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useIsLocationSet } from "@/stores/location";
import { Container } from "@/ui/plain/container";
import { PlaceNeeded } from "./require-place";

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
