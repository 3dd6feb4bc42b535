import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { GiftIcon } from "@/ui/icons/gift";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { cashbackOffersQuery } from "../api/get-cashback-offers";
import styles from "./cashback.module.css";

const loadPanel = () => import("./cashback-panel");
const CashbackPanel = lazy(optional(loadPanel));

/** Homes: on every other page it would lie over prices, names and forms that somebody came for. */
const pages: readonly string[] = [paths.landing.pattern, paths.home.pattern];

/**
 * The floating button of a customer for whom cashback runs; it opens and closes the offers above it. On phones it is a tab
 * at the edge, in the margin beside what is read.
 */
export default function CashbackCorner() {
  const t = useTexts("cashback");
  const { pathname } = useLocation();
  const { data: offers = [] } = useQuery(cashbackOffersQuery(useAccountKey(), useShopScope()));
  const [openAt, setOpenAt] = useState<string | null>(null);
  const corner = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // Another page begins with the panel closed.
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      button.current?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !corner.current?.contains(target)) close();
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPress);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPress);
    };
  }, [open]);

  if (offers.length === 0 || !pages.includes(pathname)) return null;
  return (
    <div ref={corner} className={styles.corner}>
      {open ? (
        <Suspense fallback={null}>
          <CashbackPanel id={panelId} offers={offers} />
        </Suspense>
      ) : null}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={t("button")}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        <span className={styles.mark}>
          <GiftIcon size={26} />
        </span>
      </button>
    </div>
  );
}
