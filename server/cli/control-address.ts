/** Names of the private sockets at which running servers take the operator's commands. */
import { createHash, randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { hostname } from "node:os";
import { join, relative } from "node:path";
import type { DataAddress } from "../environment/data-address";

/**
 * The prefix of one database's sockets: commands for one database never reach the server of another in the same folder. The
 * machine's name counts too, because machines may share a folder, but not their sockets.
 */
function prefixOf(databaseUrl: string): string {
  let named = databaseUrl;
  if (URL.canParse(databaseUrl)) {
    const url = new URL(databaseUrl);
    // Names must not give away a password.
    url.password = "";
    url.searchParams.delete("password");
    named = url.href;
  }
  return `control-${createHash("sha256").update(`${hostname()}\n${named}`).digest("hex").slice(0, 8)}`;
}

/** Path of the socket of a new server. The embedded database has one server; on PostgreSQL several may share a folder. */
export function newControlPath({ dataFolder, databaseUrl }: DataAddress): string {
  if (databaseUrl === null) return join(dataFolder, "control.sock");
  // Pipes of Windows are listed nowhere, so that there the first server answers alone.
  const own = process.platform === "win32" ? "" : `-${randomBytes(4).toString("hex")}`;
  return join(dataFolder, `${prefixOf(databaseUrl)}${own}.sock`);
}

/** Paths at which a server of that database may listen. */
export function controlPaths(address: DataAddress): string[] {
  const { dataFolder, databaseUrl } = address;
  if (databaseUrl === null || process.platform === "win32") return [newControlPath(address)];
  const prefix = `${prefixOf(databaseUrl)}-`;
  try {
    return readdirSync(dataFolder)
      .filter((name) => name.startsWith(prefix) && name.endsWith(".sock"))
      .map((name) => join(dataFolder, name));
  } catch {
    return [];
  }
}

/** The address to connect to and listen at. The system allows about a hundred bytes; a path relative to here is often shorter. */
export function socketAddress(path: string): string {
  if (process.platform === "win32") return `\\\\.\\pipe\\doorstep-${path.replace(/[^\w]/g, "-")}`;
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}
