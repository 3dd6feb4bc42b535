// @chunk bottom-bar

import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import * as built from "@/platform/navigation/built-pages";
import { paths } from "@/platform/navigation/paths";
import { countPieces } from "@/stores/cart";
import { openOverlay } from "@/stores/overlay";
import { CartIcon } from "@/ui/icons/cart";
import { ChatIcon } from "@/ui/icons/chat";
import { HeartIcon } from "@/ui/icons/heart";
import { HomeIcon } from "@/ui/icons/home";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { LazyPart, lazyPart } from "../lazy-part";
import styles from "./bottom-bar.module.css";
import { useCartLines } from "./cart-lines";
import type { Frame } from "./use-frame";

const CartBar = lazyPart(() => import("@/features/cart").then(({ loadCartBar }) => loadCartBar()));

/** Where the thumb is: the same entries as the desktop bar, under the same rules of role and module. */
export function BottomBar({ frame }: { frame: Frame }) {
  const t = useTexts("shell");
  const lines = useCartLines();
  const count = countPieces(lines);
  const { pathname, search } = useLocation();
  const atOrders =
    pathname === paths.profile.pattern && new URLSearchParams(search).get("page") === "my-orders";
  const link = (to: string, label: string, icon: ReactNode, current: boolean) => (
    <Link
      className={current ? styles.current : styles.entry}
      to={to}
      aria-current={current ? "page" : undefined}
    >
      {icon}
      <span>{label}</span>
    </Link>
  );
  return (
    <div className={styles.foot}>
      {frame.parcel || frame.onLanding || lines.length === 0 || !isPageOfItems(pathname) ? null : (
        <LazyPart>
          <CartBar lines={lines} />
        </LazyPart>
      )}
      <nav className={styles.bar} aria-label={t("nav.modules")}>
        {link(frame.located ? paths.home.href() : "/", t("nav.home"), <HomeIcon size={22} />, frame.onHome)}
        {!frame.parcel && frame.signedIn && frame.located ? (
          <button type="button" className={styles.entry} onClick={() => openOverlay({ kind: "wishlist" })}>
            <HeartIcon size={22} />
            <span>{t("nav.wishlist")}</span>
          </button>
        ) : null}
        {frame.parcel ? null : (
          <button
            type="button"
            className={styles.entry}
            aria-label={t("nav.cartPieces", { count })}
            onClick={() => openOverlay({ kind: "cart" })}
          >
            <span className={styles.badged}>
              <CartIcon size={22} />
              {count > 0 ? <span className={styles.badge}>{count}</span> : null}
            </span>
            <span>{t("nav.cart")}</span>
          </button>
        )}
        {frame.signedIn
          ? link(paths.profile.href("my-orders"), t("nav.orders"), <ReceiptIcon size={22} />, atOrders)
          : frame.parcel
            ? null
            : link(
                paths.trackOrder.href(),
                t("nav.trackOrder"),
                <ReceiptIcon size={22} />,
                pathname === paths.trackOrder.pattern,
              )}
        {!frame.parcel && frame.signedIn && built.chatting
          ? link(
              paths.chatting.href(),
              t("nav.chat"),
              <ChatIcon size={22} />,
              pathname === paths.chatting.pattern,
            )
          : null}
      </nav>
    </div>
  );
}

const pagesOfItems: readonly string[] = [
  "",
  "home",
  "store",
  "category",
  "categories",
  "campaigns",
  "conditions",
  "flash-sales",
  "all-brands",
  "wishlist",
];

/** Where items are added; a product's own page has its bar for that. */
const isPageOfItems = (pathname: string): boolean => pagesOfItems.includes(pathname.split("/")[1] ?? "");
