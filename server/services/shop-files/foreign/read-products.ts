/** The result of reading a file of another program. */
import type { ReadColumns } from "./foreign-row";
import type { ReadWindow } from "./menu-hours";
import type { ForeignProduct } from "./product";

/** Products with the columns that they were read from, and the hours of their store where the file says them. */
export interface ReadProducts {
  products: readonly ForeignProduct[];
  columns: ReadColumns;
  hours: readonly ReadWindow[];
}
