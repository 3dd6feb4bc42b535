/** `npm run test:flaky`: shopping over a faulty network. Options: see tests/flaky/options.ts. */
import { runTypeScript } from "./browser/run-typescript.mjs";

await runTypeScript("tests/flaky/main.ts");
