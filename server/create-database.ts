/**
 * Makes and fills the embedded database in a process of its own, which `start` waits for. A process that has made a
 * database keeps about twice the memory of one that opens it (PGlite 0.5), for as long as it runs.
 */
import { StartError } from "./core/errors";
import { loadEnvironmentFile } from "./environment/load-environment";
import { readSettings } from "./environment/settings";
import { openContext } from "./open-context";
import { seedWhenEmpty } from "./seed-when-empty";

/** Messages from this process to the one that waits for it. */
export type CreationMessage = { line: string } | { refused: string };

const tell = (message: CreationMessage) =>
  new Promise<void>((done) => {
    if (process.send) process.send(message, () => done());
    else done();
  });

// The server that started this process has ended, so the next start makes the database anew.
process.once("disconnect", () => process.exit(1));
try {
  loadEnvironmentFile();
  const say = (line: string) => void tell({ line });
  const opened = await openContext(readSettings(), say);
  await seedWhenEmpty(opened, say);
  await opened.close();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  await tell({ refused: error.message });
}
process.disconnect?.();
process.exit(0);
