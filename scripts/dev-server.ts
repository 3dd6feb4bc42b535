/** The server from its sources, for `npm run dev`. */
import { start } from "../server/main";

try {
  await start();
} catch (error) {
  console.error(`Doorstep did not start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
