// @chunk cards

import { createContext, useContext } from "react";

export const OnFirstScreens = createContext(false);

/** Whether the part is on the first screens: what comes for it is what the page is looked at for, and waits for nothing. */
export const useIsOnFirstScreens = (): boolean => useContext(OnFirstScreens);
