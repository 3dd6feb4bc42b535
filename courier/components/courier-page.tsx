import { useEffect, useState } from "react";
import { CheckCircleIcon } from "@/ui/icons/check-circle";
import { ScooterIcon } from "@/ui/icons/scooter";
import { Spinner } from "@/ui/plain/spinner";
import { useAlarm } from "../alarm/use-alarm";
import { serverTime, useMe } from "../me/me";
import { openOffers } from "../rules/open-offers";
import { useShown } from "../steps/use-shown";
import { useTexts } from "../texts/texts";
import { CashPanel } from "./cash-panel";
import styles from "./courier-page.module.css";
import { Notices } from "./notices";
import { Offers } from "./offers";
import { Orders } from "./orders";
import { PositionPanel } from "./position-panel";
import { SettingsSheet } from "./settings-sheet";
import { ShiftSwitch } from "./shift-switch";
import { TopBar } from "./top-bar";
import { WaitingList } from "./waiting-list";

/** Everything that a courier has on the road, in the order in which it is needed. */
export function CourierPage() {
  const t = useTexts();
  const me = useShown();
  const isLost = useMe((state) => state.lostAt !== null);
  const [showsSettings, setShowsSettings] = useState(false);
  const title = me ? t("app.named", { shop: me.shop.name }) : t("app.title");
  const now = useServerTime(me !== null && me.offers.length > 0);
  const offers = openOffers(me?.offers ?? [], now);
  const isCalling = useAlarm(title, offers.length);
  return (
    <div className={styles.page} data-calling={isCalling || undefined}>
      <TopBar onSettings={() => setShowsSettings(true)} />
      <Notices />
      <main className={styles.main}>
        <h1 className="visually-hidden">{title}</h1>
        {me === null ? (
          <div className={styles.empty}>
            {isLost ? <p>{t("connection.never")}</p> : <Spinner size={40} label={t("app.loading")} />}
          </div>
        ) : (
          <>
            {me.courier.one_order ? null : <ShiftSwitch since={me.shift_started_at} />}
            <Offers offers={offers} now={now} />
            <PositionPanel me={me} />
            <Orders me={me} />
            {me.orders.length === 0 && offers.length === 0 ? (
              <Idle isDone={me.courier.one_order} isOn={me.shift_started_at !== null} />
            ) : null}
            <WaitingList />
            <CashPanel cash={me.cash} />
          </>
        )}
      </main>
      <SettingsSheet open={showsSettings} onClose={() => setShowsSettings(false)} />
    </div>
  );
}

/** The server's time, epoch ms; told anew each second while it is needed. */
function useServerTime(isNeeded: boolean): number {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    if (!isNeeded) return;
    const tell = () => setNow(serverTime());
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}

function Idle({ isDone, isOn }: { readonly isDone: boolean; readonly isOn: boolean }) {
  const t = useTexts();
  const [title, text] = isDone
    ? (["link.done", "link.doneText"] as const)
    : isOn
      ? (["idle.title", "idle.text"] as const)
      : (["idle.offTitle", "idle.offText"] as const);
  return (
    <div className={styles.empty}>
      <span className={styles.emptyMark}>
        {isDone ? <CheckCircleIcon size={40} /> : <ScooterIcon size={40} />}
      </span>
      <h2 className={styles.emptyTitle}>{t(title)}</h2>
      <p className={styles.emptyText}>{t(text)}</p>
    </div>
  );
}
