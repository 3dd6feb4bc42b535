// @chunk sheet
import { LazyMotion } from "framer-motion";
import { createContext, type ReactNode, use } from "react";
import { announceLazyPart } from "@/platform/lazy-parts";

/** Milliseconds an overlay waits for its motion; after that it opens without. */
const motionTimeoutMs = 400;

type Features = typeof import("./motion-features").default;

const later = new Promise<null>((resolve) => {
  setTimeout(() => resolve(null), motionTimeoutMs);
});

/** What came of it; undefined until then. */
let loadedFeatures: Features | null | undefined;

/** Asked for as soon as the overlay's own code runs; null when the chunk is late or cannot be had. */
const features: Promise<Features | null> = Promise.race([
  import("./motion-features").then(
    (module) => {
      // Also when it is late: the next overlay moves.
      loadedFeatures = module.default;
      return module.default;
    },
    () => null,
  ),
  later,
]).then((found) => {
  loadedFeatures ??= found;
  return found;
});
// Otherwise React would let 300 ms pass before it shows what has waited for them.
announceLazyPart(features);

const MotionReady = createContext(false);

/** Whether things move here. Without the features `m` elements stand at their goal at once. */
export function useMotionReady(): boolean {
  return use(MotionReady);
}

/** Gives framer-motion its features. Suspends for a moment at the first use; never fails. */
export function MotionScope({ children }: { readonly children: ReactNode }) {
  const loaded = loadedFeatures === undefined ? use(features) : loadedFeatures;
  if (!loaded) return <MotionReady value={false}>{children}</MotionReady>;
  return (
    <LazyMotion features={loaded} strict>
      <MotionReady value={true}>{children}</MotionReady>
    </LazyMotion>
  );
}
