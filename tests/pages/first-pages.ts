/** How the first pages are known again. */
import type { Page } from "@playwright/test";

export const landing = (page: Page) => page.getByRole("heading", { level: 1, name: "Everything" });

export const home = (page: Page) => page.getByRole("heading", { level: 1, name: "FIND YOUR HAPPINESS" });
