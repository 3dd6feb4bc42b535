import { Link } from "react-router-dom";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Button, ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { Skeleton } from "@/ui/plain/skeleton";
import { notificationsQuery } from "../api/get-notifications";
import { groupByDay } from "../group-by-day";
import { markAllRead, markRead, useIsUnread } from "../read-notifications";
import styles from "./notification-list.module.css";
import { NotificationRow } from "./notification-row";

/** The customer's notifications, by days; each entry opens what it is about. */
export default function NotificationList() {
  const t = useTexts("push");
  const shell = useTexts("shell");
  const clock = useClock();
  const account = useAccountKey();
  const options = notificationsQuery(account);
  const query = useQuery(options);
  const isUnread = useIsUnread(account);
  const progress = queryProgress(query);
  if (progress === "failed") return <LoadFailure query={query} title={t("history.loadFailed")} />;
  if (progress === "loading") {
    return (
      <div className={styles.list} role="status" aria-label={shell("app.loading")}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height="5rem" />
        ))}
      </div>
    );
  }
  const rows = query.data ?? [];
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t("history.none")}
        text={t("history.noneText")}
        illustration={<NothingFoundPicture />}
        action={
          <ButtonLink as={Link} variant="soft" to={paths.settings.href()}>
            {t("history.settings")}
          </ButtonLink>
        }
      />
    );
  }
  const now = serverNow();
  const unread = rows.filter((row) => isUnread(row, now)).length;
  return (
    <>
      <CachedQueryNote queryKey={options.queryKey} />
      <div className={styles.bar}>
        <p className={styles.muted} role="status">
          {unread === 0 ? t("history.allRead") : t("history.unread", { count: unread })}
        </p>
        <Button variant="ghost" size="sm" disabled={unread === 0} onClick={() => markAllRead(account, rows)}>
          {t("history.markAll")}
        </Button>
      </div>
      {groupByDay(rows, now, clock).map(({ date, when, rows: ofDay }) => (
        <section key={date} className={styles.day} aria-labelledby={`day-${ofDay[0]?.id}`}>
          <h2 id={`day-${ofDay[0]?.id}`} className={styles.date}>
            {when === "earlier" ? <bdi>{date || t("history.earlier")}</bdi> : t(`history.${when}`)}
          </h2>
          <ul className={styles.list}>
            {ofDay.map((row) => (
              <NotificationRow
                key={row.id}
                row={row}
                unread={isUnread(row, now)}
                onOpen={() => markRead(account, row.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
