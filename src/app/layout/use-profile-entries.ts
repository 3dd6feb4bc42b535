import type { ComponentType } from "react";
import { useNavigate } from "react-router-dom";
import { confirmSignOut } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { useUnreadCount } from "@/features/notifications";
import { useTexts } from "@/platform/i18n";
import { isAccountPageOff } from "@/platform/navigation/account-page-status";
import { paths } from "@/platform/navigation/paths";
import { useModuleType } from "@/stores/module";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
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

const pages = [
  ["profile-settings", UserIcon],
  ["my-orders", ReceiptIcon],
  ["wallet", WalletIcon],
  ["coupons", TicketIcon],
  ["loyalty-points", StarIcon],
  ["referral-code", GiftIcon],
  ["settings", SettingsIcon],
  ["track-order", PinIcon],
] as const;

export interface ProfileEntry {
  readonly id: string;
  readonly label: string;
  /** Short news beside the label, such as "3 new". */
  readonly news?: string;
  readonly Icon: ComponentType<IconProps>;
  readonly tone?: "danger";
  readonly onSelect: () => void;
}

/** A customer's pages, in the specification's order, without what the operator has switched off; then what they were told, and logging out. */
export function useProfileEntries(): ProfileEntry[] {
  const t = useTexts("frame");
  const navigate = useNavigate();
  const config = useConfig();
  const parcel = useModuleType() === "parcel";
  const unread = useUnreadCount();
  return [
    ...pages
      .filter(([page]) => !isAccountPageOff(page, config) && !(parcel && page === "track-order"))
      .map(([page, Icon]) => ({
        id: page,
        label: t(`profile.${page}`),
        Icon,
        onSelect: () =>
          closeOverlaysAndNavigate(
            (options) =>
              void navigate(
                page === "track-order" ? paths.trackOrder.href() : paths.profile.href(page),
                options,
              ),
          ),
      })),
    {
      id: "notifications",
      label: t("profile.notifications"),
      news: unread > 0 ? t("profile.unread", { count: unread }) : undefined,
      Icon: BellIcon,
      onSelect: () =>
        closeOverlaysAndNavigate((options) => void navigate(paths.profile.href("notifications"), options)),
    },
    { id: "logout", label: t("profile.logout"), Icon: LogoutIcon, tone: "danger", onSelect: confirmSignOut },
  ];
}
