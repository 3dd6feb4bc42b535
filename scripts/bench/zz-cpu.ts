import { writeFileSync } from "node:fs";
import { TestServer } from "../../tests/fixtures/server";
import { launchProfile } from "../browser/chromium";
import { giveProfile } from "../browser/profile";
import { MEASURING } from "./many-items-shop";
import { phone, visitsOf } from "./visits";
const server = await TestServer.start({ environment: { ...MEASURING, PAGE_DIR: "/tmp/perf/page" } });
const visit = (await visitsOf(server.url)).find(({ name }) => name === (process.env.VISITS ?? "home"))!;
const all: Record<string, number[]> = {};
const self: Record<string, number> = {}; const incl: Record<string, number> = {};
const RUNS = 4;
for (let i = 0; i < RUNS; i += 1) {
  const profile = await launchProfile({ ...phone, serviceWorkers: "block" });
  const page = profile.context.pages()[0]!;
  await giveProfile(profile.context as any, visit.profile);
  const cdp = await profile.context.newCDPSession(page);
  await cdp.send("Profiler.enable"); await cdp.send("Profiler.setSamplingInterval", { interval: 200 });
  await cdp.send("Profiler.start");
  await page.goto(server.url + visit.path);
  await page.locator(visit.content).first().waitFor();
  await new Promise((r) => setTimeout(r, 2500));
  const { profile: p } = await cdp.send("Profiler.stop") as any;
  if (i > 0) {
    const nodes = new Map<number, any>(p.nodes.map((n: any) => [n.id, n])); const parent = new Map<number, number>();
    for (const n of p.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
    const t = new Map<number, number>();
    p.samples.forEach((s: number, k: number) => t.set(s, (t.get(s) ?? 0) + (p.timeDeltas[k] ?? 0) / 1000));
    for (const [id, ms] of t) {
      const key = (n: any) => `${n.callFrame.functionName || "(anon)"} ${n.callFrame.url.split("/").pop()}:${n.callFrame.lineNumber}`;
      self[key(nodes.get(id))] = (self[key(nodes.get(id))] ?? 0) + ms;
      const seen = new Set<string>();
      for (let n: number | undefined = id; n !== undefined; n = parent.get(n)) { const k = key(nodes.get(n)); if (!seen.has(k)) { seen.add(k); incl[k] = (incl[k] ?? 0) + ms; } }
    }
    if (i === 1) writeFileSync("/tmp/perf/cpu.cpuprofile", JSON.stringify(p));
  }
  await profile.remove();
}
const show = (r: Record<string, number>, n: number) => Object.entries(r).sort((a, b) => b[1] - a[1]).slice(0, n).forEach(([k, v]) => console.log((v / (RUNS - 1)).toFixed(1).padStart(8), k));
console.log("SELF"); show(self, 45); console.log("INCL"); show(incl, 110);
await server.stop(); process.exit(0);
