/** Lists of items and stores. */
import type { Page } from "@playwright/test";
import type { ModuleType } from "../../src/contract";
import type catalogue from "../../src/platform/i18n/locales/en/catalogue";
import { type FoundItem, findItem } from "../fixtures/shop-api";
import { en } from "./texts";

export const anything = (type: ModuleType) => findItem(type, `item of ${type}`, () => true);
export const asking = ({ module, place }: FoundItem) => ({ moduleId: module.id, zoneId: place.zone.zone_id });
export const rows = (page: Page) => page.getByRole("main").locator("li article");
export const text = (key: keyof typeof catalogue) => en("catalogue", key);
