import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ModuleCards } from "@/features/modules";
import { useTexts } from "@/platform/i18n";
import { useIsLocationSet, useLocationStore } from "@/stores/location";
import { Container } from "@/ui/container";
import { useMediaQuery } from "@/ui/overlay/use-media-query";
import { Section } from "@/ui/section";
import { Hero } from "./hero";
import styles from "./landing.module.css";

const Town = lazy(() => import("./town"));
const Story = lazy(() => import("./story"));

/** Where a visit begins: the place first, then what is sold there. */
export default function LandingPage() {
  const t = useTexts("shell");
  const located = useIsLocationSet();
  const place = useLocationStore((state) => state.text);
  const modules = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery("(min-width: 62em)");
  const medium = useMediaQuery("(min-width: 37.5em)");
  const late = useIsLate();
  return (
    <div className={styles.page}>
      <Hero onNoModule={() => modules.current?.scrollIntoView({ block: "center" })} />
      <div className={styles.town}>{late ? <Suspense>{<Town />}</Suspense> : null}</div>
      {located ? (
        <div ref={modules} className={styles.modules}>
          <Container>
            <Section
              title={t("landing.modulesTitle")}
              subtitle={place ? t("landing.modulesHint", { place }) : undefined}
            >
              <ModuleCards first={wide ? 3 : medium ? 2 : 1} message="selected" />
            </Section>
          </Container>
        </div>
      ) : null}
      <div className={styles.story}>
        {late ? (
          <Suspense>
            <Story located={located} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

/** True once the first content has been painted: what is below must not compete with it. */
function useIsLate(): boolean {
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
