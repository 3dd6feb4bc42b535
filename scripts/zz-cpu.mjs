import { runTypeScript } from "./browser/run-typescript.mjs";
await runTypeScript("scripts/bench/zz-cpu.ts");
