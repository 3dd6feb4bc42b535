import { type ComponentType, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { confirmSignOut } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { isAccountPageOff } from "@/platform/navigation/account-page-status";
import { type AccountPage, paths } from "@/platform/navigation/paths";
import { useModuleType } from "@/stores/module";
import { BellIcon } from "@/ui/icons/bell";
import { GiftIcon } from "@/ui/icons/gift";
import type { IconProps } from "@/ui/icons/icon";
import { LogoutIcon } from "@/ui/icons/logout";
import { PinIcon } from "@/ui/icons/pin";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { SettingsIcon } from "@/ui/icons/settings";
import { StarIcon } from "@/ui/icons/star";
import { TicketIcon } from "@/ui/icons/ticket";
import { UserIcon } from "@/ui/icons/user";
import { WalletIcon } from "@/ui/icons/wallet";
import styles from "./profile.module.css";

type Entry = Exclude<AccountPage, "inbox">;

const entries: readonly (readonly [Entry, ComponentType<IconProps>])[] = [
  ["profile-settings", UserIcon],
  ["my-orders", ReceiptIcon],
  ["wallet", WalletIcon],
  ["coupons", TicketIcon],
  ["loyalty-points", StarIcon],
  ["referral-code", GiftIcon],
  ["settings", SettingsIcon],
  ["track-order", PinIcon],
  ["notifications", BellIcon],
];

function hrefOf(entry: Entry): string {
  if (entry === "settings") return paths.settings.href();
  if (entry === "track-order") return paths.trackOrder.href();
  return paths.profile.href(entry);
}

/** The customer's pages: a column at the side on desktops, a row to swipe on phones. */
export function AccountNavigation({ current }: { readonly current: AccountPage }) {
  const t = useTexts("frame");
  const config = useConfig();
  const parcel = useModuleType() === "parcel";
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row must show where one is, and the page itself must not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to look.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    const row = list.current;
    if (!link || !row) return;
    const offset = link.getBoundingClientRect().left - row.getBoundingClientRect().left;
    row.scrollBy({ left: offset - (row.clientWidth - link.clientWidth) / 2 });
  }, [current]);

  return (
    <nav className={styles.navigation} aria-label={t("nav.profile")}>
      <ul ref={list}>
        {entries
          .filter(([entry]) => !isAccountPageOff(entry, config) && !(parcel && entry === "track-order"))
          .map(([entry, EntryIcon]) => (
            <li key={entry}>
              <Link
                className={styles.entry}
                to={hrefOf(entry)}
                aria-current={entry === current ? "page" : undefined}
              >
                <EntryIcon size={20} />
                <span>{t(`profile.${entry}`)}</span>
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className={`${styles.entry} ${styles.leave}`} onClick={confirmSignOut}>
            <LogoutIcon size={20} />
            <span>{t("profile.logout")}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
