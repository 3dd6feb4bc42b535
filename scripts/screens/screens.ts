/** Every screen of the product. */
import { accountScreens } from "./account-screens";
import { browsingScreens } from "./browsing-screens";
import { buyingScreens } from "./buying-screens";
import { failureScreens } from "./failure-screens";
import type { Screen } from "./screen";

export const SCREENS: readonly Screen[] = [
  ...browsingScreens,
  ...buyingScreens,
  ...accountScreens,
  ...failureScreens,
];
