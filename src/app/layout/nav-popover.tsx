import { useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { LazyPart, lazyPart } from "../lazy-part";
import bar from "./desktop-bar.module.css";
import styles from "./nav-popover.module.css";
import { type MenuGroupName, useMenuGroup } from "./use-menu-groups";

const NavPanel = lazyPart(() => import("./nav-panel"));

/** Delay, ms, so that moving from the link to its panel, or past a neighbour, changes nothing. */
const openingPause = 120;
const closingPause = 200;

/**
 * A link of the desktop bar with its first ten entries below it: for pointers on hovering, by keyboard with the button
 * beside it. Escape closes; the link itself leads to all.
 */
export function NavPopover({ name }: { name: MenuGroupName }) {
  const t = useTexts("shell");
  const [open, setOpen] = useState(false);
  /** Loaded with the first hover or focus, not with every page. */
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const panelId = `${id}-panel`;
  const { key } = useLocation();
  // Loaded in parallel with the panel's own file.
  const { title, all } = useMenuGroup(name, wanted);

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

  /** By Escape and from outside; a focus that stood in the panel would be lost with it. */
  const dismiss = () => {
    const focusIsInside = root.current?.contains(document.activeElement);
    now(false);
    if (focusIsInside) toggle.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only pass over it; what can be pressed are the link and the button.
    <div
      ref={root}
      id={id}
      className={styles.root}
      onPointerEnter={(event) => event.pointerType === "mouse" && later(true, openingPause)}
      onPointerLeave={(event) => event.pointerType === "mouse" && later(false, closingPause)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) now(false);
      }}
    >
      <NavLink className={({ isActive }) => (isActive ? bar.current : bar.link)} to={all}>
        {title}
      </NavLink>
      <button
        ref={toggle}
        id={`${id}-toggle`}
        type="button"
        className={styles.toggle}
        aria-label={t("nav.more", { title })}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => now(!open)}
      >
        <ChevronDownIcon size={14} />
      </button>
      {wanted ? (
        <LazyPart>
          <NavPanel
            name={name}
            open={open}
            onDismiss={dismiss}
            ids={{ trigger: `${id}-toggle`, anchor: id, content: panelId }}
          />
        </LazyPart>
      ) : null}
    </div>
  );
}
