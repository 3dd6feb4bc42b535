#!/usr/bin/env bash
# Chromium 156.0 (the system's `chromium`), driven by playwright-core 1.65.1 (npm) with Node 20.20.2.
# Guess, before the run: a page that is left while `indexedDB.open` still makes its database does not stand in anybody's way.
#   Chromium throws pages out of the back/forward cache whose connection or transaction keeps another page waiting.
# What happens: the page goes into the cache with the database half made, and `indexedDB.open` of the next page says nothing
#   for as long as the cached page lives: no success, no error, no "blocked". `databases()` does not list the database.
#   While the page holds a Web Lock it is not cached, and the next page opens the database at once.
# Whom it hurts: somebody who taps on at their first visit before the page has its database. Nothing is stored on the
#   page that follows, whose promise of an open database never settles. Test drivers do not see it: they switch the cache off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.65.1
chromium --version 2>/dev/null
cat > leave.cjs <<'JS'
const { createServer } = require("node:http");
const { chromium } = require("playwright-core");
const first = `<script>
  const name = location.search.slice(1);
  const open = () => new Promise((resolve) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("rows");
    opening.onsuccess = resolve;
  });
  const openUnderLock = () => navigator.locks.request("opening", { mode: "shared" }, open);
  const leave = () => {
    location.href = "/next" + location.search;
    // The next document is on its way.
    setTimeout(name.startsWith("locked") ? openUnderLock : open, 30);
  };
</script>`;
const next = `<script>
  const opening = indexedDB.open(location.search.slice(1), 1);
  opening.onsuccess = () => (document.title = "opened");
  opening.onblocked = () => (document.title = "blocked");
  opening.onerror = () => (document.title = "error");
</script>`;
(async () => {
  const server = createServer((request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(request.url.startsWith("/next") ? next : first);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  /** How many of 20 visits have the database on the next page, within three seconds. */
  const countOpened = async (kind) => {
    let opened = 0;
    for (let visit = 0; visit < 20; visit += 1) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${url}/first?${kind}${visit}`);
      await page.evaluate(() => leave());
      await page.waitForURL("**/next**");
      const title = await page
        .waitForFunction(() => document.title, null, { timeout: 3000 })
        .then((found) => found.jsonValue(), () => "nothing for 3 s");
      if (title === "opened") opened += 1;
      await context.close();
    }
    return opened;
  };
  const [plain, locked] = [await countOpened("plain"), await countOpened("locked")];
  console.log(`left while the database is made: ${plain} of 20 next pages could open it; under a lock: ${locked} of 20`);
  await browser.close();
  server.close();
  process.exit(plain < 20 && locked === 20 ? 0 : 1);
})();
JS
node leave.cjs
