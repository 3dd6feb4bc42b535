import type { ReactNode } from "react";
import { useConfigState } from "@/features/configuration";
import { InstallPrompt } from "@/features/install";
import { RunningOrderStrip } from "@/features/orders";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { LazyPart, lazyPart } from "../lazy-part";
import { useFirstContent } from "../page-timing/first-content";
import { CompactBar } from "./compact-bar";
import { desktopQuery } from "./desktop-query";
import styles from "./layout.module.css";
import { NoticeLines, OfflineBanner } from "./offline-banner";
import { useFrame } from "./use-frame";

/** The footer is not in the first view. */
const Footer = lazyPart(() => import("./footer").then((module) => ({ default: module.Footer })));
const BottomBar = lazyPart(() => import("./bottom-bar").then((module) => ({ default: module.BottomBar })));
const MaintenancePage = lazyPart(() =>
  import("./maintenance-page").then((module) => ({ default: module.MaintenancePage })),
);
const ShoppingParts = lazyPart(() => import("./shopping-parts"));
const DesktopBar = lazyPart(() => import("./desktop-bar").then((module) => ({ default: module.DesktopBar })));

/** The frame around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTexts("shell");
  const config = useConfigState();
  const wide = useMediaQuery(desktopQuery);
  const frame = useFrame();
  // Its flag in the config, or the shop answering 503.
  const closed = useConnectivity() === "maintenance" || config.data?.maintenance_mode === true;
  // Also during a retry: the panel stays and shows that it tries.
  const unusable = config.errorUpdateCount > 0 && config.data === undefined;
  const ordering = frame.ordering && !closed && !unusable;
  const hasBottomBar = !wide && !ordering && (!frame.onLanding || frame.located);
  const order = (
    <LazyPart>
      <AfterFirstContent>{closed || unusable ? null : <RunningOrderStrip />}</AfterFirstContent>
    </LazyPart>
  );

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t("app.skipToContent")}
      </a>
      <div className={styles.top}>
        {wide ? (
          <LazyPart pending={<div className={styles.barSpace} data-bar-pending="" />}>
            <DesktopBar frame={frame} />
          </LazyPart>
        ) : (
          <CompactBar frame={frame} />
        )}
        <OfflineBanner />
      </div>
      <NoticeLines />
      <main id="content" className={styles.content} tabIndex={-1}>
        {closed ? (
          <LazyPart
            missing={<ErrorPanel title={t("error.maintenanceTitle")} text={t("error.maintenance")} />}
          >
            <MaintenancePage />
          </LazyPart>
        ) : unusable ? (
          <div className={styles.unusable}>
            <ErrorPanel
              title={t("error.configTitle")}
              text={t("error.configText")}
              retryLabel={t("app.retry")}
              onRetry={() => void config.refetch()}
              retrying={config.isFetching}
            />
          </div>
        ) : (
          children
        )}
      </main>
      {hasBottomBar ? null : order}
      <LazyPart pending={<div className={styles.footerSpace} />}>
        {ordering ? null : (
          <AfterFirstContent before={<div className={styles.footerSpace} />}>
            <Footer />
          </AfterFirstContent>
        )}
      </LazyPart>
      <LazyPart>{hasBottomBar ? <BottomBar frame={frame} order={order} /> : null}</LazyPart>
      {/* Not beside the bar: a part that is still on its way hides what stands beside it, and a press would be lost. */}
      <LazyPart>
        <AfterFirstContent>
          <InstallPrompt />
        </AfterFirstContent>
      </LazyPart>
      <LazyPart>
        <AfterFirstContent>
          {frame.moduleType === null || frame.parcel ? null : <ShoppingParts />}
        </AfterFirstContent>
      </LazyPart>
    </div>
  );
}

/** A part that comes after the first content, in an idle period of its own. */
function AfterFirstContent({
  before = null,
  children,
}: {
  readonly before?: ReactNode;
  readonly children: ReactNode;
}) {
  return useFirstContent() ? children : before;
}
