/** `npm run screens`: pictures of every screen into `screens/`. Options: see scripts/screens/options.ts. */
import { runTypeScript } from "./browser/run-typescript.mjs";

await runTypeScript("scripts/screens/main.ts");
