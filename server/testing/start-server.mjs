/** A built server as a process of its own, for tests: ends like `npm start` does. Takes the folder of the build. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const { start } = await import(pathToFileURL(join(folder, "main.js")).href);

try {
  await start();
} catch (error) {
  console.error(`Doorstep did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
