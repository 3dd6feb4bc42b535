// @chunk store-menu
import type { ReactNode } from "react";
import type { MenuGroup } from "./menu-groups";
import { menuSectionId } from "./menu-section";
import styles from "./menu-sections.module.css";

export type MenuLayout = "row" | "tile";

/** A part of the menu with its title, to which the bar leads. */
export function MenuSection({
  category,
  children,
}: {
  category: MenuGroup["category"];
  children: ReactNode;
}) {
  return (
    <section
      id={menuSectionId(category.id)}
      className={styles.section}
      aria-labelledby={`${menuSectionId(category.id)}-title`}
    >
      <h2 id={`${menuSectionId(category.id)}-title`} className={styles.title} tabIndex={-1}>
        {category.name}
      </h2>
      {children}
    </section>
  );
}
