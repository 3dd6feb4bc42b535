/** `npm run bench`: measures the product and writes docs/performance.md. Options: see scripts/bench/options.ts. */
import { runTypeScript } from "./browser/run-typescript.mjs";

await runTypeScript("scripts/bench/main.ts");
