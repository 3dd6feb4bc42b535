import { Link, NavLink } from "react-router-dom";
import { ModuleSwitcher } from "@/features/modules";
import { SearchBox } from "@/features/search";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useSelectedModule } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import { useUnreadMessages } from "@/stores/unread-messages";
import { ChatIcon } from "@/ui/icons/chat";
import { HeartIcon } from "@/ui/icons/heart";
import { ReceiptIcon } from "@/ui/icons/receipt";
import { Button } from "@/ui/plain/button";
import { Container } from "@/ui/plain/container";
import { IconButton } from "@/ui/plain/icon-button";
import { IconLink } from "@/ui/plain/icon-link";
import { LazyPart, lazyPart } from "../lazy-part";
import { Brand } from "./brand";
import { CartButton } from "./cart-button";
import styles from "./desktop-bar.module.css";
import { NavPopover } from "./nav-popover";
import { ProfileButton } from "./profile-button";
import { TopStrip } from "./top-strip";
import type { Frame } from "./use-frame";

const BackButton = lazyPart(() => import("./back-button"));
/** Runs without a browser's bar. */
const standalone = matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;

/** Wider than 1180 px: a strip with the settings of the visit, below it the bar. */
export function DesktopBar({ frame }: { frame: Frame }) {
  const t = useTexts("shell");
  const unread = useUnreadMessages();
  const moduleName = useSelectedModule()?.module_name;
  const link = ({ isActive }: { isActive: boolean }) => (isActive ? styles.current : styles.link);
  return (
    <header className={styles.header}>
      <TopStrip frame={frame} />
      <Container>
        <nav className={styles.bar} aria-label={t("nav.main")}>
          {frame.onHome || !standalone ? null : (
            <LazyPart>
              <BackButton />
            </LazyPart>
          )}
          <Brand />
          {frame.switchable && frame.moduleType ? (
            <LazyPart pending={<span className={styles.switcherSpace}>{moduleName}</span>}>
              <ModuleSwitcher />
            </LazyPart>
          ) : null}
          <div className={styles.links}>
            <Link
              className={frame.onHome ? styles.current : styles.link}
              to={frame.located ? paths.home.href() : "/"}
              aria-current={frame.onHome ? "page" : undefined}
            >
              {t("nav.home")}
            </Link>
            {frame.parcel ? (
              <NavLink className={link} to={paths.help.href()}>
                {t("nav.contact")}
              </NavLink>
            ) : frame.located && frame.moduleType ? (
              <>
                <NavPopover name="categories" />
                <NavPopover name="latest" />
                <NavPopover name="popular" />
              </>
            ) : null}
          </div>
          <div className={styles.search}>{frame.searchInBar ? <SearchBox /> : null}</div>
          <div className={styles.actions}>
            {!frame.parcel && !frame.signedIn ? (
              <IconLink as={Link} to={paths.trackOrder.href()} label={t("nav.trackOrder")}>
                <ReceiptIcon />
              </IconLink>
            ) : null}
            {!frame.parcel && frame.signedIn ? (
              <IconLink
                as={Link}
                to={paths.chatting.href()}
                label={unread > 0 ? `${t("nav.chat")} (${unread})` : t("nav.chat")}
                badge={unread || null}
              >
                <ChatIcon />
              </IconLink>
            ) : null}
            {!frame.parcel && frame.signedIn && frame.located ? (
              <IconButton label={t("nav.wishlist")} onClick={() => openOverlay({ kind: "wishlist" })}>
                <HeartIcon />
              </IconButton>
            ) : null}
            {frame.parcel ? null : <CartButton />}
            {frame.signedIn ? (
              <ProfileButton />
            ) : (
              <Button size="sm" onClick={() => openOverlay({ kind: "auth", mode: "sign-in" })}>
                {t("nav.signIn")}
              </Button>
            )}
          </div>
        </nav>
      </Container>
    </header>
  );
}
