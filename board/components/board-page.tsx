import { type RefObject, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { prepareSound } from "../../staff/alarm/bell";
import { useAlarm } from "../alarm/use-alarm";
import { useOpenedOrder } from "../orders/opened-order";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import { Bars } from "./bars";
import styles from "./board-page.module.css";
import { DecisionsDialog } from "./decisions/decisions-dialog";
import { ItemsDialog } from "./items-dialog";
import { NumbersDialog } from "./numbers-dialog";
import { OrderCard } from "./order-card";
import { OrderLists } from "./order-lists";
import { SettingsDialog } from "./settings-dialog";
import { TopBar } from "./top-bar";

const CouriersDialog = lazy(() => import("./couriers-dialog"));

/** The lists, what has to be said above them, and the card of the order that is open. */
export function BoardPage() {
  const t = useTexts();
  const shop = useSession((session) => session.me?.shop.name);
  const title = shop ? t("app.named", { shop }) : t("app.title");
  const { waiting, alarm } = useAlarm(title);
  const opened = useOpenedOrder((state) => state.id);
  const [showsDecisions, setShowsDecisions] = useState(false);
  const [showsItems, setShowsItems] = useState(false);
  const [couriers, setCouriers] = useState<"never" | "shown" | "closed">("never");
  const [showsNumbers, setShowsNumbers] = useState(false);
  const [showsSettings, setShowsSettings] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useEffect(prepareSound, []);
  useHeightOf(head, page);
  return (
    <div ref={page} className={styles.page} data-card={opened === null ? undefined : ""}>
      <div ref={head} className={styles.head}>
        <TopBar
          title={title}
          onDecisions={() => setShowsDecisions(true)}
          onItems={() => setShowsItems(true)}
          onCouriers={() => setCouriers("shown")}
          onCouriersAhead={() => void CouriersDialog.preload().catch(() => undefined)}
          onNumbers={() => setShowsNumbers(true)}
          onSettings={() => setShowsSettings(true)}
        />
        <Bars waiting={waiting} alarm={alarm} />
      </div>
      <main className={styles.main}>
        <h1 className="visually-hidden">{title}</h1>
        <div className={styles.lists}>
          <OrderLists />
        </div>
        {opened === null ? null : <OrderCard key={opened} id={opened} />}
      </main>
      <DecisionsDialog open={showsDecisions} onClose={() => setShowsDecisions(false)} />
      <ItemsDialog open={showsItems} onClose={() => setShowsItems(false)} />
      {couriers === "never" ? null : (
        <ErrorBoundary mayReload={() => false} fallback={() => null} resetKey={couriers}>
          <Suspense>
            <CouriersDialog open={couriers === "shown"} onClose={() => setCouriers("closed")} />
          </Suspense>
        </ErrorBoundary>
      )}
      <NumbersDialog open={showsNumbers} onClose={() => setShowsNumbers(false)} />
      <SettingsDialog open={showsSettings} onClose={() => setShowsSettings(false)} />
    </div>
  );
}

/** Tells the page how high its head is: the card begins below it, whatever is said there. */
function useHeightOf(head: RefObject<HTMLElement | null>, page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (head.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? [];
      if (size) page.current?.style.setProperty("--head-height", `${size.blockSize}px`);
    });
    observer.observe(head.current);
    return () => observer.disconnect();
  }, [head, page]);
}
