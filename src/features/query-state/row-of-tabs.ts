// @chunk cards

import { createContext } from "react";

/** Undefined for a section of its own; for a row under the tab that is its title the place of its action, null until it is there. */
export const RowOfTabs = createContext<HTMLElement | null | undefined>(undefined);
