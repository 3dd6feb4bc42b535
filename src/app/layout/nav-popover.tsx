import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { classNames } from "@/ui/window/class-names";
import { Picture } from "@/ui/window/picture";
import { Skeleton } from "@/ui/window/skeleton";
import bar from "./desktop-bar.module.css";
import styles from "./nav-popover.module.css";
import { type MenuGroupName, useMenuGroup } from "./use-menu-groups";

/** Coming from the link to its panel, or past a neighbour, nothing jumps: ms. */
const openingPause = 120;
const closingPause = 200;

/**
 * A link of the desktop bar with its first ten entries below it: for pointers on hovering, by keyboard with the button
 * beside it. Escape closes; the link itself leads to all.
 */
export function NavPopover({ name }: { name: MenuGroupName }) {
  const t = useTexts("shell");
  const [open, setOpen] = useState(false);
  /** Asked for with the first interest, not with every page. */
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { key } = useLocation();
  const { title, all, entries } = useMenuGroup(name, wanted);

  const later = (next: boolean, pause: number) => {
    clearTimeout(timer.current);
    if (next) setWanted(true);
    timer.current = setTimeout(() => setOpen(next), pause);
  };
  const now = (next: boolean) => {
    clearTimeout(timer.current);
    if (next) setWanted(true);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    now(false);
    if (root.current?.contains(document.activeElement)) toggle.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only pass over it; what can be pressed are the link and the button.
    <div
      ref={root}
      className={styles.root}
      onPointerEnter={(event) => event.pointerType === "mouse" && later(true, openingPause)}
      onPointerLeave={(event) => event.pointerType === "mouse" && later(false, closingPause)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) now(false);
      }}
      onKeyDown={onKeyDown}
    >
      <NavLink className={({ isActive }) => (isActive ? bar.current : bar.link)} to={all}>
        {title}
      </NavLink>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={t("nav.more", { title })}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => now(!open)}
      >
        <ChevronDownIcon size={14} />
      </button>
      <div id={panelId} className={classNames(styles.panel, open && styles.open)}>
        {wanted ? (
          <>
            {entries === undefined ? (
              <div className={styles.waiting} role="status" aria-label={t("app.loading")}>
                <Skeleton height="2.5rem" />
                <Skeleton height="2.5rem" />
                <Skeleton height="2.5rem" />
              </div>
            ) : (
              <ul className={styles.list} aria-label={title}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <Link className={styles.entry} to={entry.to}>
                      <span className={styles.picture}>
                        <Picture src={entry.picture} alt="" maxWidth={40} />
                      </span>
                      <span className={styles.name}>{entry.name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <Link className={styles.all} to={all}>
              {t("app.viewAll")}
            </Link>
          </>
        ) : null}
      </div>
    </div>
  );
}
