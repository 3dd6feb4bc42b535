/** `npm run dev`: the API under tsx (restarts on change) and the page under Vite (live reload), which passes API calls on. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensurePackages } from "./build/ensure.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
process.chdir(ROOT);
if (existsSync(".env")) process.loadEnvFile(".env");
const API_PORT = process.env.PORT ?? "8080";
const PAGE_PORT = process.env.PAGE_PORT ?? "5173";
/** Programs of the shop's side; the page under Vite passes their addresses on to them. */
const BOARD_PORT = process.env.BOARD_PORT ?? "5174";
const COURIER_PORT = process.env.COURIER_PORT ?? "5175";

ensurePackages(ROOT, (line) => console.log(line));

const children = [
  spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "--watch-path=server",
      "--watch-path=demo",
      "--watch-path=src/contract",
      "--watch-path=src/domain",
      "scripts/dev-server.ts",
    ],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        PORT: API_PORT,
        PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PAGE_PORT}`,
      },
    },
  ),
  spawn(process.execPath, ["node_modules/vite/bin/vite.js", "--port", PAGE_PORT, "--strictPort"], {
    stdio: "inherit",
    env: { ...process.env, PORT: API_PORT, BOARD_PORT, COURIER_PORT },
  }),
  ...[
    ["board", BOARD_PORT],
    ["courier", COURIER_PORT],
  ].map(([program, port]) =>
    spawn(
      process.execPath,
      [
        "node_modules/vite/bin/vite.js",
        ...["--config", `${program}/vite.config.ts`, "--port", port, "--strictPort"],
      ],
      { stdio: "inherit", env: { ...process.env, PORT: API_PORT } },
    ),
  ),
];

let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}
for (const child of children) child.on("exit", (code) => end(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(0));
