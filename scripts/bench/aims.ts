/**
 * Aims for a shopper's visit, in one table, keyed "part: figure". Parts that measure no page keep their aims beside the
 * measurement.
 */
import type { Figure } from "./figures";

type Aim = NonNullable<Figure["aim"]>;

/** KB of script before the first content. */
const FIRST_SCRIPT = { landing: 98, home: 110, listing: 110, store: 110 } as const;
/** s; the largest paint of a cold visit, by Lighthouse and real alike. */
const LARGEST_PAINT = { landing: 1, home: 1.3, store: 1.2, product: 1.2, campaign: 1.2 } as const;
const LINKS = ["store", "product", "campaign"] as const;
/** Scores out of 100. */
const SCORE = { landing: 99, others: 98 } as const;
/** s; a row of the API painted, and the first tap answered at all and by a dialog that can be read. */
const FIRST_VISIT = { row: 2.5, tap: 3, dialog: 3 } as const;
/** ms */
const WITHOUT_NETWORK = { shell: 400, content: 800 } as const;
/** ms from the press to the first row of the home, with the app there already. */
const PLACE_CHOSEN = 800;
/** Every page of `offline`. */
const RETURNS = ["home", "listing", "store", "item", "categories", "policy", "settings"] as const;

const table = new Map<string, Aim>();
const add = (figure: string, aim: Aim) => table.set(figure, aim);

for (const [visit, max] of Object.entries(FIRST_SCRIPT)) add(`bytes: ${visit}: first script`, { max });
for (const [visit, max] of Object.entries(LARGEST_PAINT)) {
  const names = LINKS.some((link) => link === visit) ? [visit, `${visit}, no place`] : [visit];
  for (const name of names) {
    add(`lighthouse: ${name}: score`, { min: name === "landing" ? SCORE.landing : SCORE.others });
    add(`lighthouse: ${name}: largest contentful paint`, { max });
    add(`throttled: ${name}: largest paint`, { max });
  }
}
for (const visit of ["home", "listing", "store"]) {
  add(`throttled: ${visit}: first row from the API painted`, { max: FIRST_VISIT.row });
  add(`throttled: ${visit}: first tap answered`, { max: FIRST_VISIT.tap });
  add(`throttled: ${visit}: the dialog can be read`, { max: FIRST_VISIT.dialog });
}
for (const page of RETURNS) {
  add(`offline: ${page}: shell`, { max: WITHOUT_NETWORK.shell });
  add(`offline: ${page}: last content`, { max: WITHOUT_NETWORK.content });
}
add("place: first row of the home after the press", { max: PLACE_CHOSEN });
add("scroll: tasks over 50 ms", { max: 0 });
add("dialog: press to content, card seen", { max: 100 });
add("dialog: script heap left by 50 openings", { max: 100 });
add("returns: back to row 240 of 300, at the same place", { max: 100 });

/** The aim of a figure in the table; undefined for one that it does not name. */
export const aimOf = (part: string, figure: string): Aim | undefined => table.get(`${part}: ${figure}`);

/** The figure with the table's aim, or with its own where the table has none. */
export function withAim(part: string, figure: Figure): Figure {
  const aim = aimOf(part, figure.name);
  return aim ? { ...figure, aim } : figure;
}
