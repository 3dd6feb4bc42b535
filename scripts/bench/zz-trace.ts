import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import lighthouse from "lighthouse";
import { TestServer } from "../../tests/fixtures/server";
import { chromiumArguments, launchProfile } from "../browser/chromium";
import { storageOf } from "../browser/profile";
import { chromiumPath, freePort } from "../test/tools.mjs";
import { MEASURING } from "./many-items-shop";
import { visitsOf } from "./visits";

const names = (process.env.VISITS ?? "home").split(",");
const runs = Number(process.env.RUNS ?? 3);
const server = await TestServer.start({ environment: { ...MEASURING } });
for (const visit of (await visitsOf(server.url)).filter(({ name }) => names.includes(name))) {
  for (let run = 0; run < runs; run += 1) {
    const profile = await launchProfile();
    const page = profile.context.pages()[0] ?? (await profile.context.newPage());
    await page.goto(`${server.url}/robots.txt`);
    await page.evaluate((values) => { for (const [k, v] of Object.entries(values)) localStorage.setItem(k, v as string); }, storageOf(visit.profile));
    await profile.context.close();
    const port = await freePort();
    const child = spawn(chromiumPath(), ["--headless=new", `--remote-debugging-port=${port}`, `--user-data-dir=${profile.folder}`, "--no-first-run","--disable-background-networking","--disable-component-update","--disable-extensions", ...(process.env.FLAGS ? process.env.FLAGS.split(" ") : []), ...chromiumArguments, "about:blank"], { stdio: "ignore" });
    for (;;) { const ok = await fetch(`http://127.0.0.1:${port}/json/version`).then(a => a.ok, () => false); if (ok) break; await new Promise(r => setTimeout(r, 100)); }
    const result = await lighthouse(server.url + visit.path, { port, output: "json", logLevel: "error", onlyCategories: ["performance"], disableStorageReset: true });
    child.kill();
    await new Promise((r) => child.once("exit", r));
    rmSync(profile.folder, { recursive: true, force: true });
    const lhr = result!.lhr; const a = lhr.audits;
    const n = (k: string) => Math.round(a[k]?.numericValue ?? -1);
    console.log(visit.name, "score", Math.round((lhr.categories.performance?.score ?? 0) * 100), "fcp", n("first-contentful-paint"), "lcp", n("largest-contentful-paint"), "si", n("speed-index"), "tbt", n("total-blocking-time"), "cls", a["cumulative-layout-shift"]?.numericValue, "index", lhr.environment.benchmarkIndex);
    if (run === runs - 1) {
      const bd = a["mainthread-work-breakdown"]?.details as any;
      for (const i of bd?.items ?? []) console.log("   ", i.groupLabel, Math.round(i.duration));
      for (const i of (a["long-tasks"]?.details as any)?.items ?? []) console.log("   long", i.url, Math.round(i.startTime), Math.round(i.duration));
      console.log("   lcp", JSON.stringify((a["lcp-breakdown-insight"]?.details as any)?.items ?? "").slice(0, 600));
      const trace = (result!.artifacts as any).Trace ?? (result!.artifacts as any).traces?.defaultPass;
      writeFileSync(`/tmp/perf/${visit.name}.trace.json`, JSON.stringify(trace));
    }
  }
}
await server.stop();
process.exit(0);
