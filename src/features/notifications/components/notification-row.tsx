import { Link } from "react-router-dom";
import type { PushKind } from "@/domain/push-message";
import { useClock } from "@/platform/format";
import { formatTime } from "@/platform/format/date";
import type { ShopperNotification } from "@/platform/http/normalise/notification";
import { useTexts } from "@/platform/i18n";
import { pushSubjectPath } from "@/platform/push/push-target";
import { classNames } from "@/ui/class-names";
import { BellIcon } from "@/ui/icons/bell";
import { ChatIcon } from "@/ui/icons/chat";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { Picture } from "@/ui/plain/picture";
import styles from "./notification-list.module.css";

const icons: Record<PushKind, typeof BellIcon> = { orders: ReceiptIcon, chat: ChatIcon, offers: BellIcon };

export interface NotificationRowProps {
  readonly row: ShopperNotification;
  readonly unread: boolean;
  readonly onOpen: () => void;
}

/** One notification: a link to what it is about; without a target, a press only marks it as read. */
export function NotificationRow({ row, unread, onOpen }: NotificationRowProps) {
  const target = pushSubjectPath(row.message, true);
  const className = classNames(styles.row, unread && styles.unread);
  return (
    <li>
      {target === null ? (
        <button type="button" className={className} onClick={onOpen}>
          <Content row={row} unread={unread} />
        </button>
      ) : (
        <Link className={className} to={target} onClick={onOpen}>
          <Content row={row} unread={unread} />
        </Link>
      )}
    </li>
  );
}

function Content({ row: { message, picture, createdAt }, unread }: Omit<NotificationRowProps, "onOpen">) {
  const t = useTexts("push");
  const clock = useClock();
  const Icon = icons[message.kind];
  const icon = <Icon size={22} />;
  return (
    <>
      <span className={styles.emblem}>
        {picture === null ? icon : <Picture src={picture} alt="" maxWidth={48} fallback={icon} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{message.title}</bdi>
        </span>
        {message.body === "" ? null : (
          <span className={styles.text}>
            <bdi>{message.body}</bdi>
          </span>
        )}
      </span>
      <span className={styles.end}>
        <bdi className={styles.muted}>{formatTime(createdAt, clock)}</bdi>
        {unread ? (
          <span className={styles.dot}>
            <span className="visually-hidden">{t("history.isUnread")}</span>
          </span>
        ) : null}
      </span>
    </>
  );
}
