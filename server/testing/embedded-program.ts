/** PostgreSQL's files for the embedded database, read and compiled once for all databases that a test process opens. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { EmbeddedOptions } from "../db/connection";

/** Node has it; only the browser's type library, which the server is checked without, declares it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
const compiled = async (name: string) => WebAssembly.compile(await readFile(join(folder, name)));

async function readProgram(): Promise<NonNullable<EmbeddedOptions["program"]>> {
  const [pgliteWasmModule, initdbWasmModule, files] = await Promise.all([
    compiled("pglite.wasm"),
    compiled("initdb.wasm"),
    readFile(join(folder, "pglite.data")),
  ]);
  return { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([files]) };
}

let program: ReturnType<typeof readProgram> | undefined;

/** The `program` for `openEmbedded`. */
export function embeddedProgram(): ReturnType<typeof readProgram> {
  program ??= readProgram();
  return program;
}
