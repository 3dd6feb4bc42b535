/** The server from its sources, for `npm run dev`. */
import { start } from "../server/main";

await start();
