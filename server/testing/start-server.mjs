/** The built server as a process of its own, for tests: ends like `npm start` does. */
import { start } from "../../dist/server/main.js";

try {
  await start();
} catch (error) {
  console.error(`Doorstep did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
