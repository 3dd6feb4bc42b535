/** nginx of the distribution in front of a server, as docs/operations.md sets it up: it knows an answer by its address alone. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, nginxPath } from "../test/tools.mjs";

export interface CacheInFront {
  url: string;
  stop(): Promise<void>;
}

const OPERATIONS = join(import.meta.dirname, "../../docs/operations.md");
/** ms; nginx is there at once, on a busy machine a little later. */
const START_LIMIT_MS = 10_000;

/** The settings that operators are shown, with these addresses in place of theirs. */
function shownSettings(folder: string, port: number, server: string): string {
  const [, shown] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(OPERATIONS, "utf8")) ?? [];
  if (shown === undefined) throw new Error("docs/operations.md shows no settings of nginx.");
  return shown
    .replace("/var/cache/nginx/shop", join(folder, "kept"))
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
    .replace("127.0.0.1:8080", new URL(server).host);
}

/** Starts it on a port of its own; resolves when it answers. Throws CannotRun where nginx cannot be had. */
export async function putCacheInFront(server: string): Promise<CacheInFront> {
  const program = nginxPath();
  const folder = mkdtempSync(join(tmpdir(), "doorstep-cache-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors warn;
    ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 512; }
    http {
      access_log off; keepalive_requests 1000000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      ${shownSettings(folder, port, server)}
    }`,
  );
  const child = spawn(program, ["-c", file, "-p", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const isReady = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return { url, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("nginx does not answer.");
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
