import { Link } from "react-router-dom";
import { ButtonLink } from "./button";
import styles from "./related-links.module.css";

export interface RelatedLink {
  readonly key: number | string;
  readonly to: string;
  readonly text: string;
  readonly current: boolean;
}

/** Pages of the same kind as a row of chips that scrolls sideways; the current one is filled. */
export function RelatedLinks({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly RelatedLink[];
}) {
  return (
    <nav className={styles.links} aria-label={label}>
      {links.map(({ key, to, text, current }) => (
        <ButtonLink
          key={key}
          as={Link}
          size="sm"
          variant={current ? "solid" : "outline"}
          aria-current={current ? "page" : undefined}
          to={to}
          replace
        >
          {text}
        </ButtonLink>
      ))}
    </nav>
  );
}
