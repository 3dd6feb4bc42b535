import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { useTexts } from "@/platform/i18n";
import { useAccountKey } from "@/stores/session";
import { classNames } from "@/ui/class-names";
import { NoMessagesIllustration } from "@/ui/illustrations/no-messages";
import { EmptyState } from "@/ui/plain/empty-state";
import { messagesQuery } from "../api/get-messages";
import { orderOfAddress } from "../chat-order";
import { type ChatTarget, targetKey, targetOfAddress } from "../chat-target";
import { useLiveChat } from "../live/use-live-chat";
import { useVisibleArea } from "../use-visible-area";
import styles from "./chat.module.css";
import { Conversation } from "./conversation";
import { ConversationList } from "./conversation-list";

interface Props {
  /** The address's query, which says what is open. */
  readonly query: URLSearchParams;
  /** The address of a conversation; null for the list. `type` is the kind of who is written to. */
  readonly hrefOf: (target: ChatTarget | null, type: string | null) => string;
}

/** Conversations beside the open one; one after the other on phones. */
export default function ChatView({ query, hrefOf }: Props) {
  const t = useTexts("chat");
  const isLive = useLiveChat();
  const account = useAccountKey();
  const queryClient = useQueryClient();
  const target = targetOfAddress(query);
  const panes = useRef<HTMLDivElement>(null);
  useVisibleArea(panes);
  useFocusInto(panes, target, (left) =>
    "conversationId" in left
      ? left.conversationId
      : queryClient.getQueryData(messagesQuery(account, left).queryKey)?.pages[0]?.data.conversation?.id,
  );
  return (
    <div ref={panes} className={classNames(styles.panes, target && styles.hasOpen)}>
      <ConversationList open={target} isLive={isLive} hrefOf={hrefOf} />
      {target ? (
        <Conversation
          key={targetKey(target)}
          target={target}
          order={orderOfAddress(query)}
          hint={{ name: (query.get("deliveryman_name") ?? "").slice(0, 100), image: null }}
          isLive={isLive}
          backTo={hrefOf(null, null)}
          supportHref={hrefOf({ type: "admin", id: 0 }, "admin")}
        />
      ) : (
        <div className={styles.choose}>
          <EmptyState
            title={t("list.choose")}
            text={t("list.chooseText")}
            illustration={<NoMessagesIllustration />}
          />
        </div>
      )}
    </div>
  );
}

/**
 * Focus goes to the title of an opened conversation, and back to its row when it is left: on a phone the one is not there with the
 * other. `idOf` is asked when a conversation is left: one that is opened by whom it is with gets its id with its first message.
 */
function useFocusInto(
  panes: RefObject<HTMLDivElement | null>,
  open: ChatTarget | null,
  idOf: (left: ChatTarget) => number | undefined,
): void {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if ((left && targetKey(left)) === (open && targetKey(open))) return;
    const place = open === null ? `[data-conversation="${left && idOf(left)}"]` : "[data-conversation-title]";
    panes.current?.querySelector<HTMLElement>(place)?.focus();
  });
}
