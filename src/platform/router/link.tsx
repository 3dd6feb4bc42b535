import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { pathOf, resolvePath } from "./history";
import { useLocation, useNavigate } from "./router";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this origin, or an address of another one, which is a plain link. */
  readonly to: string;
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A press that the browser is to answer itself: in another tab, as a download, with its own menu. */
const isBrowsers = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target?: string): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== "_self");

/** A link to another page of the app. One to the page that is shown already adds no entry to the history. */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const elsewhere = ELSEWHERE.test(to);
  const path = elsewhere ? to : resolvePath(to, location);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || elsewhere || isBrowsers(event, rest.target)) return;
    event.preventDefault();
    navigate(path, { replace: replace ?? path === pathOf(location) });
  };
  return <a {...rest} href={path} onClick={open} />;
}

interface NavLinkProps extends Omit<LinkProps, "className"> {
  readonly className: string | ((state: { isActive: boolean }) => string | undefined);
}

/** A link that is the current one on its page and on the pages below it. */
export function NavLink({ className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const [path = ""] = rest.to.split(/[?#]/);
  const isActive = pathname === path || pathname.startsWith(`${path.replace(/\/$/, "")}/`);
  return (
    <Link
      aria-current={isActive ? "page" : undefined}
      className={typeof className === "function" ? className({ isActive }) : className}
      {...rest}
    />
  );
}
