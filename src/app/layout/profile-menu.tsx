import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useNavigate } from "react-router-dom";
import { confirmSignOut, customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useModuleType } from "@/stores/module";
import { closeOverlaysAndNavigate, type OverlayProps } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
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
import { Dialog } from "@/ui/kit/dialog";
import styles from "./menu-list.module.css";

const entries = [
  ["profile-settings", UserIcon],
  ["my-orders", ReceiptIcon],
  ["wallet", WalletIcon],
  ["coupons", TicketIcon],
  ["loyalty-points", StarIcon],
  ["referral-code", GiftIcon],
  ["settings", SettingsIcon],
  ["track-order", PinIcon],
] as const satisfies readonly (readonly [string, ComponentType<IconProps>])[];

type Entry = (typeof entries)[number][0];

/** A customer's pages, in the specification's order; what the operator has switched off is left out. */
export default function ProfileMenu({ open, onClose, onClosed }: OverlayProps<"profile-menu">) {
  const t = useTexts("frame");
  const navigate = useNavigate();
  const config = useConfig();
  const parcel = useModuleType() === "parcel";
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const hidden: Partial<Record<Entry, boolean>> = {
    wallet: config?.customer_wallet_status === 0,
    "loyalty-points": config?.loyalty_point_status === 0,
    "referral-code": config?.ref_earning_status === 0,
    "track-order": parcel,
  };
  const go = (entry: Entry) =>
    closeOverlaysAndNavigate(
      (options) =>
        void navigate(entry === "track-order" ? paths.trackOrder.href() : paths.profile.href(entry), options),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={customer ? `${customer.f_name} ${customer.l_name}`.trim() : t("nav.profile")}
      closeLabel={t("app.close")}
      side="end"
      width="22rem"
    >
      <ul className={styles.list}>
        {entries
          .filter(([entry]) => !hidden[entry])
          .map(([entry, EntryIcon]) => (
            <li key={entry}>
              <button type="button" className={styles.entry} onClick={() => go(entry)}>
                <EntryIcon />
                <span className={styles.text}>{t(`profile.${entry}`)}</span>
              </button>
            </li>
          ))}
        <li>
          <button type="button" className={`${styles.entry} ${styles.danger}`} onClick={confirmSignOut}>
            <LogoutIcon />
            <span className={styles.text}>{t("profile.logout")}</span>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
