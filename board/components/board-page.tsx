import { type RefObject, useEffect, useRef, useState } from "react";
import { prepareSound } from "../../staff/alarm/bell";
import { useAlarm } from "../alarm/use-alarm";
import { useOpenedOrder } from "../orders/opened-order";
import { useSession } from "../session/session";
import { useTexts } from "../texts/texts";
import { Bars } from "./bars";
import { BoardDialog, type DialogName, dialogNames, preloadDialogs } from "./board-dialog";
import styles from "./board-page.module.css";
import { OrderCard } from "./order-card";
import { OrderLists } from "./order-lists";
import { TopBar } from "./top-bar";

/** The lists, what has to be said above them, and the card of the order that is open. */
export function BoardPage() {
  const t = useTexts();
  const shop = useSession((session) => session.me?.shop.name);
  const title = shop ? t("app.named", { shop }) : t("app.title");
  const { waiting, alarm } = useAlarm(title);
  const opened = useOpenedOrder((state) => state.id);
  const [shown, setShown] = useState<DialogName | null>(null);
  const hide = () => setShown(null);
  const page = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useEffect(prepareSound, []);
  useEffect(preloadDialogs, []);
  useHeightOf(head, page);
  return (
    <div ref={page} className={styles.page} data-card={opened === null ? undefined : ""}>
      <div ref={head} className={styles.head}>
        <TopBar title={title} onOpen={setShown} />
        <Bars waiting={waiting} alarm={alarm} />
      </div>
      <main className={styles.main}>
        <h1 className="visually-hidden">{title}</h1>
        <div className={styles.lists}>
          <OrderLists />
        </div>
        {opened === null ? null : <OrderCard key={opened} id={opened} />}
      </main>
      {dialogNames.map((name) => (
        <BoardDialog key={name} name={name} open={shown === name} onClose={hide} />
      ))}
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
