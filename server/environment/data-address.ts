/** Address of a server's data, by which the operator's commands find a running server. */
import { resolve } from "node:path";
import type { Environment } from "./setting-values";

export interface DataAddress {
  /** Absolute path of everything the server keeps. */
  dataFolder: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
}

/** The address that the environment names. Nothing is checked. */
export function dataAddress(environment: Environment): DataAddress {
  const text = (name: string) => environment[name]?.trim() || null;
  return { dataFolder: resolve(text("DATA_DIR") ?? ".data"), databaseUrl: text("DATABASE_URL") };
}
