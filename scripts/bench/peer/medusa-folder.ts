/** A folder outside of the project with Medusa's packages and the least that makes a shop of them. */
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CannotRun } from "../../test/tools.mjs";

export const MEDUSA_VERSION = "2.21.2";
const PACKAGES = ["@medusajs/medusa", "@medusajs/framework", "@medusajs/cli"];

const PROJECT = {
  name: "measured-medusa",
  private: true,
  dependencies: Object.fromEntries(PACKAGES.map((name) => [name, MEDUSA_VERSION])),
};

/** Medusa's default settings, without the admin's pages. The secrets guard throwaway rows. */
const SETTINGS = `const { defineConfig } = require("@medusajs/framework/utils");

module.exports = defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: "http://localhost",
      adminCors: "http://localhost",
      authCors: "http://localhost",
      jwtSecret: "measured",
      cookieSecret: "measured",
    },
  },
  admin: { disable: true },
});
`;

/** Installs into a folder that is renamed when it is whole, so that an install cut short is never taken for one. */
function install(folder: string): void {
  const part = mkdtempSync(`${folder}.part-`);
  try {
    writeFileSync(join(part, "package.json"), JSON.stringify(PROJECT));
    console.log(`  Installing Medusa ${MEDUSA_VERSION} into ${folder} …`);
    const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const npm = spawnSync("npm", ["install", ...options], {
      cwd: part,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (npm.error) throw new CannotRun(`npm could not be started: ${npm.error.message}`);
    if (npm.status !== 0) throw new CannotRun("its packages could not be installed; npm's message is above.");
    renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** The folder; the first run on a machine installs into it. Throws CannotRun where that is impossible. */
export function medusaFolder(): string {
  const folder = join(tmpdir(), `doorstep-medusa-${MEDUSA_VERSION}`);
  if (!existsSync(folder)) install(folder);
  // The code in this folder is run, so it must be our own.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.())
    throw new CannotRun(`${folder} is someone else's.`);
  writeFileSync(join(folder, "medusa-config.js"), SETTINGS);
  return folder;
}
