/**
 * Keeps what a page shows at its top, so that the next visit sees it before the app runs (`src/boot/screen-snapshot.ts`). Only
 * pages of the shop and the settings of the device are kept, nothing of an account's own.
 */
import { maxAgeMs, type ScreenSnapshot, scopeOfScreen, screenSnapshotRecord } from "@/boot/screen-snapshot";
import { stored } from "@/boot/stored-values";
import { withItemInUrl } from "@/platform/navigation/item-in-url";
import { pageAt, pagePatterns } from "@/platform/navigation/page-patterns";
import { firstRoutes, moreRoutes, type PageName } from "@/platform/navigation/page-table";
import { shownAddress } from "@/platform/navigation/shown-address";
import { forgetScreens, screenSnapshotKeys, screenSnapshotPrefix } from "@/platform/storage/screen-snapshots";
import { reloadSession, session } from "@/stores/session";
import { isAnyPartPending } from "@/ui/loading/pending-parts";
import { type Interruptible, runAtOnce, runInSlices } from "./interruptible";
import { PageChanges } from "./page-changes";
import { ScreenTop } from "./screen-top";
import { hasUnreadSheets, readSheets, sheetsInUse } from "./sheets-in-use";

const keptPages: readonly (PageName | null)[] = [
  "home",
  "listing",
  "store-list",
  "store",
  "product",
  "categories",
  "category",
  "campaign",
  "all-brands",
  "policy",
  "help",
  "settings",
];
/** The oldest gives way; each is some 50 KB. */
const maxScreens = 8;
/** Characters of a record; a longer one costs the next start more than it saves. */
const maxLength = 80_000;

const patterns = pagePatterns({ ...firstRoutes, ...moreRoutes });

/** A page with a part on its way is looked at again after so long, ms, and so often. */
const retryDelayMs = 1_000;
const maxRetries = 10;

/** A page that has just been opened loads more than its style sheets, ms. */
const readDelayMs = 2_000;

/** Keeps the page that is shown now, and each that is looked at when the shopper leaves. Returns a function that stops it. */
export function keepScreens(): () => void {
  forgetOldScreens();
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let giveUp = () => {};
  /** Once, with the rules that it needs: to read them again and keep it again would hold the page up twice. */
  const keepSoon = () => {
    if (isStopped) return;
    if (isKeptPage() && hasUnreadSheets()) void readSheets().then(keepSoon);
    else giveUp = runInSlices(keepScreen(), onTried);
  };
  const onTried = (isKept: boolean) => {
    if (isKept || retries >= maxRetries) return;
    retries += 1;
    timer = setTimeout(keepSoon, retryDelayMs);
  };
  keepSoon();
  const onChange = () => {
    if (document.visibilityState !== "hidden") return;
    // There may be no further moment.
    giveUp();
    clearTimeout(timer);
    const isKept = runAtOnce(keepScreen());
    onTried(isKept);
    if (!isKept || !hasUnreadSheets()) return;
    void readSheets().then(() => isStopped || runAtOnce(keepScreen()));
  };
  // Read ahead: when the tab is left there may be no time for it.
  const newSheets = new MutationObserver(() => {
    clearTimeout(readTimer);
    readTimer = setTimeout(() => isKeptPage() && void readSheets(), readDelayMs);
  });
  newSheets.observe(document.head, { childList: true });
  const stop = () => {
    isStopped = true;
    giveUp();
    newSheets.disconnect();
    clearTimeout(timer);
    clearTimeout(readTimer);
    document.removeEventListener("visibilitychange", onChange);
    removeEventListener("pageshow", onReturn);
  };
  // A page that the browser held aside may show another place or account than what is stored by now.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop();
  };
  document.addEventListener("visibilitychange", onChange);
  addEventListener("pageshow", onReturn);
  return stop;
}

/** Whether the page of the address is one that is kept. */
function isKeptPage(): boolean {
  const path = location.pathname.replace(/\/+$/, "") || "/";
  return keptPages.includes(pageAt(path, location.search, patterns).page);
}

/** Whether it is kept. Not where the page becomes another one while this is paused. */
function* keepScreen(): Interruptible<boolean> {
  // This page has painted nothing yet.
  if (document.getElementById("first-screen") || isAnyPartPending()) return false;
  const address = addressOfPage();
  // The page of this address is still being loaded, and the one before is in sight.
  if (shownAddress() !== address) return false;
  if (!isKeptPage()) return false;
  // A page does not begin with its overlays.
  if (withItemInUrl(address, null) !== address) return false;
  const main = document.querySelector("#root main");
  if (main === null || main.childElementCount === 0) return false;
  const { accountKey } = session();
  reloadSession();
  // Another tab has signed in or out: what stands here is the one before's.
  if (session().accountKey !== accountKey) return false;
  try {
    return yield* keep(address, main);
  } catch {
    // Full or blocked: the next visit begins with the frame. What is kept here is of least worth of all that is stored.
    forgetScreens();
    return false;
  }
}

const addressOfPage = (): string => location.pathname + location.search;

function* keep(address: string, main: Element): Interruptible<boolean> {
  const seen = { scope: scopeOfScreen(stored), width: innerWidth, scrolled: scrollY > 0 };
  const changes = new PageChanges(main);
  let top: ScreenTop;
  try {
    top = yield* ScreenTop.read(main);
    if (top.isUnfinished || changes.areAny()) return false;
  } finally {
    changes.end();
  }
  yield;
  const { sheets, styles } = sheetsInUse(top.classes);
  yield;
  const isSame = addressOfPage() === address && scopeOfScreen(stored) === seen.scope;
  if (!isSame || innerWidth !== seen.width) return false;
  const screen: ScreenSnapshot = {
    script: document.querySelector<HTMLMetaElement>('meta[name="app-script"]')?.content ?? "",
    ...seen,
    at: Date.now(),
    sheets,
    content: top.content,
  };
  const styled = screenSnapshotRecord({ ...screen, styles });
  const record = styled.length > maxLength ? screenSnapshotRecord(screen) : styled;
  if (record.length > maxLength) return false;
  const key = screenSnapshotPrefix + address;
  forgetOldScreens();
  const others = screenSnapshotKeys().filter((other) => other !== key);
  const oldest = others.sort((a, b) => keptAt(b) - keptAt(a)).slice(maxScreens - 1);
  for (const other of oldest) localStorage.removeItem(other);
  try {
    localStorage.setItem(key, record);
  } catch {
    // Without its rules it has half the size.
    localStorage.setItem(key, screenSnapshotRecord(screen));
  }
  return true;
}

/** Removes snapshots that no visit may show any more. */
function forgetOldScreens(): void {
  try {
    for (const key of screenSnapshotKeys())
      if (Math.abs(Date.now() - keptAt(key)) >= maxAgeMs) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

const keptAt = (key: string): number => Number(/"at":(\d+)/.exec(localStorage.getItem(key) ?? "")?.[1] ?? 0);
