import { formatNumber } from "./number";

/** "7.5%", which keeps its sign's side within right-to-left words. */
export const formatPercent = (percent: number): string => `\u2068${formatNumber(percent, 2)}%\u2069`;
