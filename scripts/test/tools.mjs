/** Needs of `npm test` on the machine: a free port, Debian packages, a private PostgreSQL. */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether this run decides about a change. */
export const underCi = Boolean(process.env.CI) && process.env.CI !== "false" && process.env.CI !== "0";

/** Something this machine cannot do; the part is skipped, loudly. */
export class CannotRun extends Error {}

/**
 * Ports below those that systems give to outgoing connections: one of these could be gone when a server that was killed
 * wants it back, even to a connection that was looking for that server.
 */
const PORTS = { first: 10_240, last: 32_000 };

/** A loopback port that is free now. */
export async function freePort() {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first));
    const isFree = await new Promise((resolve) => {
      const server = createServer();
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** Runs a program with its output shown; resolves to its exit code. */
export function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Installs a Debian package. Throws CannotRun where that is impossible. */
function installDebianPackage(name) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args) => {
    const [command, ...rest] = [
      ...asRoot,
      "env",
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      "-q",
      "-y",
      ...args,
    ];
    return spawnSync(command, rest, { stdio: ["ignore", "inherit", "inherit"] });
  };
  console.log(`Installing ${name} with apt-get …`);
  if (spawnSync("apt-get", ["--version"]).error)
    throw new CannotRun(`${name} is missing and this system has no apt-get.`);
  if (apt("install", "--no-install-recommends", name).status === 0) return;
  apt("update");
  if (apt("install", "--no-install-recommends", name).status !== 0) {
    throw new CannotRun(`${name} is missing and apt-get could not install it.`);
  }
}

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of Chromium, installed when missing. */
export function chromiumPath() {
  const found = () => [process.env.CHROMIUM_PATH, ...CHROMIUM].find((path) => path && existsSync(path));
  if (!found()) installDebianPackage("chromium");
  const path = found();
  if (!path) throw new CannotRun("Chromium is missing.");
  return path;
}

const CHROMIUM_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Path of Chromium without its own window around the page, which costs a sixth of the time; installed when missing.
 * Where it cannot be had the whole Chromium does as well.
 */
export function chromiumShellPath() {
  try {
    if (!existsSync(CHROMIUM_SHELL)) installDebianPackage("chromium-headless-shell");
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
  }
  return existsSync(CHROMIUM_SHELL) ? CHROMIUM_SHELL : chromiumPath();
}

const NGINX = "/usr/sbin/nginx";

/** Path of nginx, installed when missing. */
export function nginxPath() {
  if (!existsSync(NGINX)) installDebianPackage("nginx-light");
  if (!existsSync(NGINX)) throw new CannotRun("nginx is missing.");
  return NGINX;
}

function postgresPrograms() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).filter((name) => Number(name) >= 15) : [];
  const version = versions.sort((a, b) => Number(a) - Number(b))[0];
  return version ? join(base, version, "bin") : null;
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free loopback port and never as root (it refuses that).
 * Returns its address and a function that stops and removes it.
 */
export async function startPostgres() {
  if (!postgresPrograms()) installDebianPackage("postgresql-15");
  const programs = postgresPrograms();
  if (!programs) throw new CannotRun("PostgreSQL 15 or newer is missing.");
  const folder = mkdtempSync(join(tmpdir(), "doorstep-postgres-"));
  const root = process.getuid?.() === 0;
  const command = (program, args, options = {}) => {
    const [first, ...rest] = [
      ...(root ? ["runuser", "-u", "postgres", "--"] : []),
      join(programs, program),
      ...args,
    ];
    const result = spawnSync(first, rest, { cwd: tmpdir(), encoding: "utf8", ...options });
    if (result.error || result.status !== 0) {
      throw new CannotRun(`${program} failed: ${result.error?.message ?? result.stderr ?? result.stdout}`);
    }
  };
  if (root) spawnSync("chown", ["postgres", folder]);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const port = await freePort();
  command("initdb", [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='' -c fsync=off -c full_page_writes=off -c max_connections=200`;
  command("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start"], {
    stdio: "ignore",
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      try {
        command("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
