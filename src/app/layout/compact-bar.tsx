import { ModuleSwitcher } from "@/features/modules";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { classNames } from "@/ui/class-names";
import { MenuIcon } from "@/ui/icons/menu";
import { Container } from "@/ui/plain/container";
import { IconButton } from "@/ui/plain/icon-button";
import { LazyPart, lazyPart } from "../lazy-part";
import { Brand } from "./brand";
import styles from "./compact-bar.module.css";
import { LocationButton } from "./location-button";
import { ProfileButton } from "./profile-button";
import { SwitcherSpace } from "./switcher-space";
import type { Frame } from "./use-frame";

const SearchBox = lazyPart(() =>
  import("@/features/search").then((module) => ({ default: module.SearchBox })),
);

const BackButton = lazyPart(() => import("./back-button"));
/** Without a browser's bar the way back is ours, on every page. */
const standalone = matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;

/** Up to 1180 px: logo or module switcher, place, person, menu; the search below where the page is not a home. */
export function CompactBar({ frame }: { frame: Frame }) {
  const t = useTexts("shell");
  const switcher = frame.onHome && !frame.onLanding && frame.switchable;
  return (
    <header className={styles.header}>
      <Container>
        <nav className={styles.bar} aria-label={t("nav.main")}>
          {frame.onHome || !(standalone || frame.leadsBack) ? null : (
            <span className={styles.back}>
              <LazyPart>
                <BackButton />
              </LazyPart>
            </span>
          )}
          {switcher ? (
            <LazyPart pending={<SwitcherSpace />} missing={<Brand short />}>
              <ModuleSwitcher />
            </LazyPart>
          ) : (
            <Brand short={frame.located || !frame.onLanding} />
          )}
          <div className={styles.place}>
            {frame.onLanding && !frame.located ? null : <LocationButton text={frame.locationText} />}
          </div>
          <ProfileButton />
          <IconButton label={t("nav.menu")} onClick={() => openOverlay({ kind: "side-menu" })}>
            <MenuIcon />
          </IconButton>
        </nav>
        {frame.searchInBar ? (
          <div className={classNames(styles.search, frame.leadsBack && styles.foldedSearch)}>
            <LazyPart pending={<div className={styles.searchSpace} />}>
              <SearchBox />
            </LazyPart>
          </div>
        ) : null}
      </Container>
    </header>
  );
}
