/** Chromium for scripts: the system's, installed when missing. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from "playwright";
import { chromiumPath, chromiumShellPath } from "../test/tools.mjs";

/** Chromium has no sandbox for root; every other user has it. */
export const chromiumArguments: string[] = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

const launchOptions = (): LaunchOptions => ({ executablePath: chromiumPath(), args: chromiumArguments });

export function launchChromium(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/**
 * Chromium without its own window around the page, for what measures nothing and needs no push: a run costs less.
 * `more` are arguments of its command line.
 */
export function launchChromiumShell(more: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumShellPath(), args: [...chromiumArguments, ...more] });
}

export interface FreshProfile {
  context: BrowserContext;
  /** Folder of the profile. */
  folder: string;
  /** Closes the browser and removes the profile. */
  remove(): Promise<void>;
}

/** A browser with a profile of its own on disk, as a phone has it: caches and workers survive its tabs. */
export async function launchProfile(
  options: Parameters<typeof chromium.launchPersistentContext>[1] = {},
): Promise<FreshProfile> {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-profile-"));
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions(), ...options });
  return {
    context,
    folder,
    remove: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
