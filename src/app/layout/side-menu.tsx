import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { confirmSignOut } from "@/features/auth";
import { LanguageButton } from "@/features/language";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useIsLocationSet } from "@/stores/location";
import { useModuleType } from "@/stores/module";
import { closeOverlaysAndNavigate, type OverlayProps, openOverlay, replaceOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { useUnreadMessages } from "@/stores/unread-messages";
import { Accordion } from "@/ui/chakra/accordion";
import { Dialog } from "@/ui/chakra/dialog";
import { ChatIcon } from "@/ui/icons/chat";
import { HeartIcon } from "@/ui/icons/heart";
import { HelpIcon } from "@/ui/icons/help";
import { HomeIcon } from "@/ui/icons/home";
import { LogoutIcon } from "@/ui/icons/logout";
import { SettingsIcon } from "@/ui/icons/settings";
import { UserIcon } from "@/ui/icons/user";
import { Badge } from "@/ui/plain/badge";
import styles from "@/ui/plain/menu-list.module.css";
import { PageTools } from "./page-tools";
import { ThemeButton } from "./theme-button";
import { type MenuGroupName, useMenuGroup } from "./use-menu-groups";

const menuGroups = ["categories", "latest", "popular"] as const;

/** Everything that has no place in the compact bar. */
export default function SideMenu({ open, onClose, onClosed }: OverlayProps<"side-menu">) {
  const t = useTexts("frame");
  const navigate = useNavigate();
  const located = useIsLocationSet();
  const signedIn = useIsSignedIn();
  const moduleType = useModuleType();
  const parcel = moduleType === "parcel";
  const unread = useUnreadMessages();
  const go = (path: string) => closeOverlaysAndNavigate((options) => void navigate(path, options));

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("nav.menu")}
      closeLabel={t("app.close")}
      side="end"
      phone="side"
      width="20rem"
    >
      <ul className={styles.list}>
        <MenuLink icon={<HomeIcon />} to={located ? paths.home.href() : "/"} go={go}>
          {t("nav.home")}
        </MenuLink>
        {located && moduleType && !parcel
          ? menuGroups.map((name) => <Group key={name} name={name} go={go} />)
          : null}
        {signedIn && located && !parcel ? (
          <MenuEntry icon={<HeartIcon />} onPress={() => replaceOverlay({ kind: "wishlist" })}>
            {t("nav.wishlist")}
          </MenuEntry>
        ) : null}
        {signedIn && !parcel ? (
          <MenuLink icon={<ChatIcon />} to={paths.chatting.href()} go={go}>
            {t("nav.chat")}{" "}
            {unread > 0 ? <Badge tone="accent">{t("profile.unread", { count: unread })}</Badge> : null}
          </MenuLink>
        ) : null}
        {parcel ? (
          <MenuLink icon={<HelpIcon />} to={paths.help.href()} go={go}>
            {t("nav.contact")}
          </MenuLink>
        ) : null}
        <MenuLink icon={<SettingsIcon />} to={paths.settings.href()} go={go}>
          {t("settings.title")}
        </MenuLink>
        <PageTools />
      </ul>
      <hr className={styles.divider} />
      <div className={styles.line}>
        <span>{t("theme.title")}</span>
        <ThemeButton />
      </div>
      <div className={styles.line}>
        <span>{t("language.title")}</span>
        <LanguageButton />
      </div>
      <hr className={styles.divider} />
      <ul className={styles.list}>
        {signedIn ? (
          <li>
            <button type="button" className={`${styles.entry} ${styles.danger}`} onClick={confirmSignOut}>
              <LogoutIcon />
              <span className={styles.text}>{t("profile.logout")}</span>
            </button>
          </li>
        ) : (
          <MenuEntry icon={<UserIcon />} onPress={() => openOverlay({ kind: "auth", mode: "sign-in" })}>
            {t("nav.signIn")}
          </MenuEntry>
        )}
      </ul>
    </Dialog>
  );
}

function MenuEntry({
  icon,
  onPress,
  children,
}: {
  icon?: ReactNode;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <button type="button" className={styles.entry} onClick={onPress}>
        {icon}
        <span className={styles.text}>{children}</span>
      </button>
    </li>
  );
}

interface LinkProps {
  readonly to: string;
  /** Closes the menu on the way. */
  readonly go: (path: string) => void;
  readonly children: ReactNode;
}

function MenuLink({ icon, children, ...link }: LinkProps & { readonly icon?: ReactNode }) {
  return (
    <li>
      <PageLink className={styles.entry} {...link}>
        {icon}
        <span className={styles.text}>{children}</span>
      </PageLink>
    </li>
  );
}

/** A link that can be copied and opened in a new tab; a plain press leaves the menu's history entry behind. */
function PageLink({ to, go, ...rest }: LinkProps & { readonly className?: string }) {
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    />
  );
}

/** Categories, latest or popular stores of the chosen place. */
function Group({ name, go }: { name: MenuGroupName; go: (path: string) => void }) {
  const t = useTexts("frame");
  const { title, all, entries } = useMenuGroup(name, true);
  const list = (
    <ul className={styles.list}>
      {(entries ?? []).map((entry) => (
        <li key={entry.id}>
          <PageLink className={`${styles.entry} ${styles.quiet}`} to={entry.to} go={go}>
            <span className={styles.text}>{entry.name}</span>
          </PageLink>
        </li>
      ))}
      <MenuLink to={all} go={go}>
        {t("app.viewAll")}
      </MenuLink>
    </ul>
  );
  return (
    <li className={styles.groupItem}>
      <Accordion items={[{ value: name, title, content: list }]} />
    </li>
  );
}
