/** Every screen of the product. */
import { accountScreens } from "./account-screens";
import { browsingScreens } from "./browsing-screens";
import { buyingScreens } from "./buying-screens";
import type { Screen } from "./screen";
import { troubleScreens } from "./trouble-screens";

export const SCREENS: readonly Screen[] = [
  ...browsingScreens,
  ...buyingScreens,
  ...accountScreens,
  ...troubleScreens,
];
