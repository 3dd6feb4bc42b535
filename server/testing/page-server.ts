/** A server with a built page of its own: two documents, in a folder that goes when the server is closed. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestServer, type TestServer, type TestServerOptions } from "./test-server";

export async function openPageServer(
  documentOf: (name: "index" | "app") => string,
  options: TestServerOptions = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-page-"));
  for (const name of ["index", "app"] as const) writeFileSync(join(folder, `${name}.html`), documentOf(name));
  const server = await openTestServer({ ...options, settings: { ...options.settings, pageFolder: folder } });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
