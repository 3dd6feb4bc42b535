import { useState } from "react";
import { Link } from "react-router-dom";
import { CachedQueryNote, LoadFailure, queryProgress } from "@/features/query-state";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { formatDate, formatTime, relativeDay } from "@/platform/format/date";
import type { ChatConversation } from "@/platform/http/normalise/chat";
import { useTexts } from "@/platform/i18n";
import { pollIntervalMs, useInfiniteQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { classNames } from "@/ui/class-names";
import { NoMessagesIllustration } from "@/ui/illustrations/no-messages";
import { Avatar } from "@/ui/plain/avatar";
import { Badge } from "@/ui/plain/badge";
import { Button, ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { SearchField } from "@/ui/plain/search-field";
import { Skeleton } from "@/ui/plain/skeleton";
import { useDebouncedText } from "@/ui/plain/use-debounced-text";
import { conversationsQuery } from "../api/get-conversations";
import { type ChatTarget, isOf } from "../chat-target";
import { peerName } from "../peer-name";
import chatStyles from "./chat.module.css";
import styles from "./conversation-list.module.css";

/** Pause between two looks at the list where nothing is heard of messages, ms. */
const listIntervalMs = 30_000;

interface Props {
  /** The open conversation. */
  readonly open: ChatTarget | null;
  /** Whether the page hears of messages by itself. */
  readonly isLive: boolean;
  readonly hrefOf: (target: ChatTarget, type: string) => string;
}

/** Everybody whom the customer has written to, the newest first. */
export function ConversationList({ open, isLive, hrefOf }: Props) {
  const t = useTexts("chat");
  const shell = useTexts("shell");
  const account = useAccountKey();
  const [typed, setTyped] = useState("");
  const name = useDebouncedText(typed, 300).trim();
  const options = conversationsQuery(account, name);
  const query = useInfiniteQuery({
    ...options,
    refetchInterval: (polled) => (isLive ? false : pollIntervalMs(polled, listIntervalMs)),
  });
  const progress = queryProgress(query);
  const rows = query.data?.pages.flatMap((page) => page.data.rows) ?? [];
  const support = (
    <ButtonLink as={Link} variant="soft" to={hrefOf({ type: "admin", id: 0 }, "admin")}>
      {t("list.support")}
    </ButtonLink>
  );
  return (
    <nav className={chatStyles.list} aria-label={t("list.label")}>
      <SearchField
        label={t("list.search")}
        placeholder={t("list.search")}
        clearLabel={t("list.clear")}
        value={typed}
        onValueChange={setTyped}
      />
      {progress === "failed" ? (
        <LoadFailure query={query} title={t("list.loadFailed")} />
      ) : progress === "loading" ? (
        <div className={styles.rows} role="status" aria-label={shell("app.loading")}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height="4.5rem" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        name === "" ? (
          <EmptyState
            compact
            title={t("list.none")}
            text={t("list.noneText")}
            illustration={<NoMessagesIllustration />}
            action={support}
          />
        ) : (
          <p className={chatStyles.muted} role="status">
            {t("list.nothingFound")}
          </p>
        )
      ) : (
        <>
          <CachedQueryNote queryKey={options.queryKey} />
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.id}>
                <ConversationRow
                  row={row}
                  isOpen={open !== null && isOf(row, open)}
                  href={hrefOf({ conversationId: row.id }, row.peer.type)}
                />
              </li>
            ))}
          </ul>
          {query.hasNextPage ? (
            <Button
              variant="ghost"
              loading={query.isFetchingNextPage}
              loadingLabel={shell("app.loading")}
              onClick={() => void query.fetchNextPage()}
            >
              {t("list.more")}
            </Button>
          ) : null}
          {name === "" ? support : null}
        </>
      )}
    </nav>
  );
}

interface RowProps {
  readonly row: ChatConversation;
  readonly isOpen: boolean;
  readonly href: string;
}

function ConversationRow({ row, isOpen, href }: RowProps) {
  const t = useTexts("chat");
  const clock = useClock();
  const name = peerName(row.peer, t);
  const last = row.lastText || (row.lastHasPhotos ? t("list.picture") : "");
  const isToday = relativeDay(row.lastAt, serverNow(), clock) === "today";
  return (
    <Link
      className={classNames(styles.row, isOpen && styles.current, row.unread > 0 && styles.unread)}
      to={href}
      data-conversation={row.id}
      aria-current={isOpen ? "true" : undefined}
    >
      <Avatar name={name} src={row.peer.image} size={44} />
      <span className={chatStyles.words}>
        {/* Each in its own direction: what is too long is cut at its own end. */}
        <span className={classNames(chatStyles.name, styles.name)} dir="auto">
          {name}
        </span>
        <span className={styles.last}>
          {row.lastIsMine ? <span>{t("list.you", { text: "" })}</span> : null}
          <span className={styles.lastText} dir="auto">
            {last}
          </span>
        </span>
      </span>
      <span className={styles.end}>
        <bdi className={chatStyles.muted}>{(isToday ? formatTime : formatDate)(row.lastAt, clock)}</bdi>
        {row.unread > 0 ? (
          <Badge tone="accent" surface="solid">
            <span aria-hidden="true">{row.unread}</span>
            <span className="visually-hidden">{t("list.unread", { count: row.unread })}</span>
          </Badge>
        ) : null}
      </span>
    </Link>
  );
}
