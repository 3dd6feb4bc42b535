import { Fragment, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { serverNow, useConnectivity } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import type { MessageRow } from "@/platform/outbox";
import { pollIntervalMs, useInfiniteQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { BackIcon } from "@/ui/icons/back";
import { NoMessagesIllustration } from "@/ui/illustrations/no-messages";
import { Avatar } from "@/ui/plain/avatar";
import { Button, ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { IconLink } from "@/ui/plain/icon-link";
import { LiveRegion } from "@/ui/plain/live-region";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { messagesQuery } from "../api/get-messages";
import type { ChatOrder } from "../chat-order";
import { type ChatTarget, isFor, receiverOf, targetKey } from "../chat-target";
import { groupMessages } from "../group-messages";
import { chatPollIntervalMs as quietIntervalMs } from "../live/poll-interval";
import { peerName } from "../peer-name";
import { useListAfterReading } from "../use-list-after-reading";
import { useWaitingMessages } from "../use-waiting-messages";
import styles from "./chat.module.css";
import { Composer } from "./composer";
import { MessageBubble, WaitingBubble } from "./message-bubble";

export interface ConversationProps {
  readonly target: ChatTarget;
  /** The link's name and picture of them, until the shop's have come. */
  readonly hint: { readonly name: string; readonly image: string | null };
  /** The order that it was opened from. */
  readonly order?: ChatOrder | null;
  readonly isLive: boolean;
  readonly backTo: string;
  readonly supportHref: string;
}

/** One conversation: what was said, and the field to go on. */
export function Conversation({ target, hint, order, isLive, backTo, supportHref }: ConversationProps) {
  const t = useTexts("chat");
  const shell = useTexts("shell");
  const clock = useClock();
  const account = useAccountKey();
  const network = useConnectivity();
  const isOffline = network === "offline" || network === "unreachable";
  const openedAt = useRef(Date.now());
  const query = useInfiniteQuery({
    ...messagesQuery(account, target),
    refetchOnWindowFocus: true,
    refetchInterval: (polled) => {
      const newest = polled.state.data?.pages[0]?.data.rows[0]?.createdAt ?? "";
      const since = Math.max(openedAt.current, Date.parse(newest) || 0);
      return pollIntervalMs(polled, quietIntervalMs(isLive, Math.max(0, Date.now() - since)));
    },
  });
  const pages = query.data?.pages ?? [];
  const first = pages[0]?.data;
  const peer = first?.peer ?? null;
  const name =
    peer === null && !("conversationId" in target)
      ? target.type === "admin"
        ? t("peer.admin")
        : hint.name
      : peerName(peer, t);
  const receiver = receiverOf(target, peer);
  const conversationId =
    first?.conversation?.id ?? ("conversationId" in target ? target.conversationId : null);
  const waiting = useWaitingMessages(
    (row: MessageRow) => isFor(row.payload.to, conversationId, receiver),
    query.dataUpdatedAt,
    () => void query.refetch(),
  );
  useListAfterReading(account, conversationId, query.dataUpdatedAt);
  const days = groupMessages(
    pages.map((page) => page.data.rows),
    serverNow(),
    clock,
  );
  const progress = queryProgress(query);
  const newest = first?.rows[0];
  const spoken = useRef<number | null>(null);
  const isNew =
    newest !== undefined && spoken.current !== null && newest.id > spoken.current && !newest.isMine;
  const announced = isNew ? `${name}: ${newest.text || t("list.picture")}` : "";
  const newestId = newest?.id ?? 0;
  const isLoaded = first !== undefined;
  useEffect(() => {
    if (isLoaded && spoken.current === null) spoken.current = newestId;
  }, [isLoaded, newestId]);

  return (
    <section className={styles.conversation} aria-label={name || t("page.title")}>
      <header className={styles.header}>
        <IconLink as={Link} className={styles.back} to={backTo} label={t("conversation.back")}>
          <BackIcon />
        </IconLink>
        <Avatar name={name} src={peer?.image ?? hint.image} size={40} />
        <div className={styles.words}>
          <h2 className={styles.name} tabIndex={-1} data-conversation-title="">
            <bdi>{name}</bdi>
          </h2>
          {order ? (
            <p className={styles.order}>
              {t("conversation.order", { id: order.id })}
              {order.store === "" ? null : (
                <>
                  {" · "}
                  <bdi>{order.store}</bdi>
                </>
              )}
            </p>
          ) : null}
          {peer && peer.type !== "admin" ? <p className={styles.muted}>{t(`peer.${peer.type}`)}</p> : null}
        </div>
      </header>
      {/* Scrolls from its end: what comes above moves nothing that is read. */}
      <div
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the keys.
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t("conversation.log", { name })}
      >
        <div className={styles.log}>
          {progress === "failed" ? (
            <LoadFailure query={query} title={t("conversation.loadFailed")} />
          ) : progress === "loading" ? (
            <div role="status" aria-label={shell("app.loading")}>
              {[1, 2, 3].map((row) => (
                <Skeleton key={row} height="3.5rem" className={styles.skeleton} />
              ))}
            </div>
          ) : days.length + waiting.length === 0 ? (
            <EmptyState
              compact
              title={t("conversation.none")}
              text={t("conversation.noneText")}
              illustration={<NoMessagesIllustration />}
            />
          ) : null}
          {query.hasNextPage ? (
            <OlderMessages
              label={t("conversation.older")}
              loadingLabel={shell("app.loading")}
              isLoading={query.isFetchingNextPage}
              onLoad={() => void query.fetchNextPage()}
            />
          ) : null}
          {days.map(({ date, when, messages }) => (
            <Fragment key={date}>
              <h3 className={styles.day}>
                <bdi>{when === "earlier" ? date : t(`conversation.${when}`)}</bdi>
              </h3>
              <ul className={styles.messages}>
                {messages.map((message) => (
                  <MessageBubble
                    key={message.id}
                    message={message}
                    author={message.isMine ? t("peer.you") : name}
                  />
                ))}
              </ul>
            </Fragment>
          ))}
          {waiting.length > 0 ? (
            <ul className={styles.messages}>
              {waiting.map((row) => (
                <WaitingBubble key={row.key} row={row} author={t("peer.you")} />
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <LiveRegion>{announced}</LiveRegion>
      {isOffline ? (
        <p className={styles.offline} role="status">
          {t("conversation.offline")}
        </p>
      ) : null}
      {first && !first.isOpen ? (
        <StatusNote tone="info">
          {t("conversation.closed")}{" "}
          <ButtonLink as={Link} variant="soft" size="sm" to={supportHref}>
            {t("conversation.closedSupport")}
          </ButtonLink>
        </StatusNote>
      ) : progress === "failed" && isMissing(query.error) ? null : (
        <Composer to={receiver} name={name} draftKey={`${account} ${targetKey(target)}`} />
      )}
    </section>
  );
}

interface OlderProps {
  readonly label: string;
  readonly loadingLabel: string;
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

/** Loads the page before by itself when it comes into view. */
function OlderMessages({ label, loadingLabel, isLoading, onLoad }: OlderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;
  useEffect(() => {
    const element = frame.current;
    if (!element || isLoading) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) load.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={frame} className={styles.older}>
      <Button variant="ghost" size="sm" loading={isLoading} loadingLabel={loadingLabel} onClick={onLoad}>
        {label}
      </Button>
    </div>
  );
}
