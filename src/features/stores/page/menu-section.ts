// @chunk store-menu
/** The parts of a store's menu on the page, by the id of their category. */
const idOf = (category: number): string => `menu-${category}`;

export const menuSectionId = idOf;

/** The section's element; null while the menu is not there. */
export const menuSection = (category: number): HTMLElement | null => document.getElementById(idOf(category));

/** Brings a section's start under the bar. `focused` also takes the focus there, for who goes on by keyboard. */
export function goToMenuSection(category: number, focused = false): void {
  const section = menuSection(category);
  // At once: on a smooth way every section that is passed would be loaded.
  section?.scrollIntoView({ block: "start", behavior: "instant" });
  if (focused) section?.querySelector("h2")?.focus({ preventScroll: true });
}
