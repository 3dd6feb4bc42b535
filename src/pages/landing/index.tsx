// @chunk landing

import { useEffect, useRef, useState } from "react";
import { useIsLocationSet } from "@/stores/location";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Hero } from "./hero";
import styles from "./landing.module.css";

const ModulesSection = lazy(() => import("./modules-section"));
const HeroEnd = lazy(() => import("./hero-scenery"));
const Story = lazy(() => import("./story"));

/** The landing: choosing a place, then a module. */
export default function LandingPage() {
  const located = useIsLocationSet();
  const modules = useRef<HTMLDivElement>(null);
  const late = useIsAfterFirstContent();
  return (
    <div className={styles.page}>
      <Hero onNoModule={() => modules.current?.scrollIntoView({ block: "center" })} />
      <div className={styles.end}>{late ? <Suspense>{<HeroEnd />}</Suspense> : null}</div>
      {located ? (
        <div ref={modules} className={styles.modules}>
          <Suspense>
            <ModulesSection />
          </Suspense>
        </div>
      ) : null}
      <div className={styles.story}>
        {late ? (
          <Suspense>
            <Story />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** True once the browser is idle after the first content: what is below must not compete with it. */
function useIsAfterFirstContent(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if ("requestIdleCallback" in window) {
      const id = requestIdleCallback(() => setLate(true), { timeout: 1_500 });
      return () => cancelIdleCallback(id);
    }
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
