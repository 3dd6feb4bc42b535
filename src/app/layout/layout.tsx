import type { ReactNode } from "react";
import { useCartInStep } from "@/features/cart";
import { useConfigState } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { ErrorPanel } from "@/ui/error-panel";
import { useMediaQuery } from "@/ui/overlay/use-media-query";
import { BottomBar } from "./bottom-bar";
import { CompactBar } from "./compact-bar";
import { ConnectionLine } from "./connection-line";
import { DesktopBar } from "./desktop-bar";
import { Footer } from "./footer";
import styles from "./layout.module.css";
import { MaintenancePage } from "./maintenance-page";
import { useFrame } from "./use-frame";

/** The compact bar rules up to and including 1180 px, as the specification says. */
const desktop = "(min-width: 1181px)";

/** The frame around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTexts("shell");
  const config = useConfigState();
  const wide = useMediaQuery(desktop);
  const frame = useFrame();
  useCartInStep();
  const unusable = config.isError && config.data === undefined;

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t("app.skipToContent")}
      </a>
      {wide ? <DesktopBar frame={frame} /> : <CompactBar frame={frame} />}
      <ConnectionLine />
      <main id="content" className={styles.content} tabIndex={-1}>
        {unusable ? (
          <ErrorPanel
            title={t("error.configTitle")}
            text={t("error.configText")}
            retryLabel={t("app.retry")}
            onRetry={() => void config.refetch()}
            retrying={config.isFetching}
          />
        ) : config.data?.maintenance_mode ? (
          <MaintenancePage />
        ) : (
          children
        )}
      </main>
      <Footer />
      {wide ? null : <BottomBar frame={frame} />}
    </div>
  );
}
