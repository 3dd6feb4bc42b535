import { TestServer } from "../../tests/fixtures/server";
import { launchProfile } from "../browser/chromium";
import { giveProfile } from "../browser/profile";
import { MEASURING } from "./many-items-shop";
import { phone, visitsOf } from "./visits";
const server = await TestServer.start({ environment: { ...MEASURING } });
const visit = (await visitsOf(server.url)).find(({ name }) => name === (process.env.VISITS ?? "home"))!;
const profile = await launchProfile({ ...phone, serviceWorkers: "block" });
const page = profile.context.pages()[0]!;
await giveProfile(profile.context as any, visit.profile);
const reqs: string[] = []; const start = Date.now();
page.on("request", (r) => reqs.push(`${Date.now() - start} ${r.resourceType()} ${r.url().replace(server.url, "").slice(0, 110)}`));
await page.goto(server.url + visit.path);
for (let i = 0; i < 25; i += 1) {
  const list = await page.evaluate(() => {
    const c: Record<string, number> = {};
    for (const a of document.getAnimations()) { const e = (a.effect as KeyframeEffect)?.target as Element; const k = `${(a as any).animationName ?? (a as any).transitionProperty} ${a.playState} ${e?.className?.toString().slice(0, 40)} ${(a.effect as KeyframeEffect)?.pseudoElement ?? ""}`; c[k] = (c[k] ?? 0) + 1; }
    return [Math.round(performance.now()), document.querySelectorAll("*").length, document.styleSheets.length, c];
  });
  console.log(JSON.stringify(list));
  await new Promise((r) => setTimeout(r, 200));
}
console.log(reqs.join("\n"));
await profile.remove(); await server.stop(); process.exit(0);
