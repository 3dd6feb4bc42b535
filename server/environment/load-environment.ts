import { existsSync } from "node:fs";
import { StartError } from "../core/errors";

/** Reads `.env` of the working directory, where there is one; what the environment already holds wins. */
export function loadEnvironmentFile(): void {
  if (!existsSync(".env")) return;
  try {
    process.loadEnvFile(".env");
  } catch (error) {
    throw new StartError(`The file .env cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
