import type { ReactNode } from "react";
import { useIsLocationSet } from "@/stores/location";
import { useSelectedModule } from "@/stores/module";
import { lazy } from "@/ui/loading/lazy";
import { Container } from "@/ui/plain/container";

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
