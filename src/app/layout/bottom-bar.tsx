// @chunk beside

import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { countPieces } from "@/stores/cart";
import { type Overlay, openOverlay } from "@/stores/overlay";
import { useUnreadMessages } from "@/stores/unread-messages";
import { CartIcon } from "@/ui/icons/cart";
import { HomeIcon } from "@/ui/icons/home";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { SearchIcon } from "@/ui/icons/search";
import { UserIcon } from "@/ui/icons/user";
import { LazyPart, lazyPart } from "../lazy-part";
import styles from "./bottom-bar.module.css";
import { useCartLines } from "./cart-lines";
import type { Frame } from "./use-frame";

const CartBar = lazyPart(() => import("@/features/cart").then(({ loadCartBar }) => loadCartBar()));

/**
 * Where the thumb is, the same five for everybody: home, search, cart, orders, account. A guest's orders are those of this
 * device; their account is the way in. Parcels know neither search nor cart, and a guest follows none of them.
 */
export function BottomBar({ frame, order }: { frame: Frame; order: ReactNode }) {
  const t = useTexts("shell");
  const lines = useCartLines();
  const count = countPieces(lines);
  const unread = useUnreadMessages();
  const { pathname, search } = useLocation();
  const page = pathname === paths.profile.pattern ? new URLSearchParams(search).get("page") : null;
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
  const button = (overlay: Overlay, label: string, icon: ReactNode, name?: string) => (
    <button
      type="button"
      className={styles.entry}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={() => openOverlay(overlay)}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
  return (
    <div className={styles.foot}>
      <div className={styles.now} data-bar="">
        {order}
        {frame.parcel || frame.onLanding || lines.length === 0 || !isPageOfItems(pathname) ? null : (
          <LazyPart>
            <CartBar lines={lines} />
          </LazyPart>
        )}
      </div>
      <nav className={styles.bar} aria-label={t("nav.bar")}>
        {link(frame.located ? paths.home.href() : "/", t("nav.home"), <HomeIcon size={22} />, frame.onHome)}
        {frame.parcel ? null : (
          <>
            {frame.located ? button({ kind: "search" }, t("app.search"), <SearchIcon size={22} />) : null}
            {button(
              { kind: "cart" },
              t("nav.cart"),
              <span className={styles.badged}>
                <CartIcon size={22} />
                {count > 0 ? <span className={styles.badge}>{count}</span> : null}
              </span>,
              t("nav.cartPieces", { count }),
            )}
          </>
        )}
        {frame.signedIn
          ? link(
              paths.profile.href("my-orders"),
              t("nav.orders"),
              <ReceiptIcon size={22} />,
              page === "my-orders",
            )
          : frame.parcel
            ? null
            : link(
                paths.trackOrder.href(),
                t("nav.orders"),
                <ReceiptIcon size={22} />,
                pathname === paths.trackOrder.pattern,
              )}
        {frame.signedIn
          ? link(
              paths.profile.href("profile-settings"),
              t("nav.account"),
              <span className={styles.badged}>
                <UserIcon size={22} />
                {unread > 0 ? <span className={styles.badge}>{unread}</span> : null}
              </span>,
              pathname === paths.profile.pattern && page !== "my-orders",
            )
          : button({ kind: "auth", mode: "sign-in" }, t("nav.account"), <UserIcon size={22} />)}
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
