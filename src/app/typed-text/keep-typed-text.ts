// @chunk behind
/**
 * A session that ends by itself takes nothing that was typed: fields, open dialogs and drafts are kept in the tab, and are as they
 * were when the same person has signed in again. Somebody else's sign-in removes them.
 */
import { preloadTexts, translator } from "@/platform/i18n";
import { safeStorage } from "@/platform/storage/safe-storage";
import { sessionKeys, storageKeys } from "@/platform/storage/storage-keys";
import { openInterruptedForms } from "@/stores/interrupted-form";
import { goTo } from "@/stores/navigation";
import { currentOverlays, type Overlay, openOverlay, subscribeOverlays } from "@/stores/overlay";
import { session, unfinishedSignOut, useSession } from "@/stores/session";
import { knownKeyOf } from "@/stores/session/account-keys";
import { showInfo } from "@/stores/toasts";
import { workBeforeForgetting } from "./before-forgetting";
import { followTyping, type TypedField, typeAgain } from "./typed-fields";

interface KeptPage {
  account: string;
  path: string;
  overlays: Overlay[];
  forms: string[];
  fields: TypedField[];
  /** Records of local storage that a sign-out removes. */
  drafts: Record<string, string>;
}

/** Late fields and successive steps are there by then, ms. */
const refillMs = 15_000;
/** Dialogs that stand for themselves: what they lead to is opened again, or nothing of it. */
const passing: readonly Overlay["kind"][] = ["auth", "confirm", "guest-prompt", "side-menu", "profile-menu"];
const draftKeys = [
  storageKeys.checkoutDraft,
  storageKeys.parcelDraft,
  storageKeys.prescriptionDraft,
  storageKeys.applicationDrafts,
];

/** `early` are fields that were typed into before this was called. Returns a function that stops it. */
export function keepTypedText(early: Iterable<EventTarget> = []): () => void {
  const typing = followTyping(document, early);
  const keepForRetry = () => {
    const typed = typing.typed();
    // Parts that fail are rare.
    void import("./fill-failed-part").then(({ fillFailedPart }) => fillFailedPart(typed)).catch(() => {});
  };
  addEventListener("part-fails", keepForRetry);
  let stopRefill: () => void = () => {};
  const welcome = (account: string) => {
    const page = takeKept();
    if (page === null || knownKeyOf(page.account) !== knownKeyOf(account)) return;
    stopRefill();
    stopRefill = bringBack(page);
  };
  // Before the page is rendered for nobody, and before the drafts are removed.
  workBeforeForgetting((account) => {
    if (unfinishedSignOut()?.reason === "expired") keep(account, typing.typed());
  });
  const unsubscribe = useSession.subscribe((now, before) => {
    if (before.token === null && now.token !== null) welcome(now.accountKey);
  });
  // They may have signed in before this was there.
  const { token, accountKey } = session();
  if (token !== null) welcome(accountKey);
  return () => {
    typing.stop();
    removeEventListener("part-fails", keepForRetry);
    unsubscribe();
    stopRefill();
    workBeforeForgetting(null);
  };
}

function keep(account: string, fields: TypedField[]): void {
  const drafts = draftKeys.flatMap((key) => {
    const draft = safeStorage.getItem(key);
    return draft === null ? [] : [[key, draft]];
  });
  if (fields.length === 0 && drafts.length === 0) return;
  const page: KeptPage = {
    account,
    path: location.pathname + location.search,
    overlays: currentOverlays().filter(({ kind }) => !passing.includes(kind)),
    forms: Array.from(
      document.querySelectorAll<HTMLElement>("[data-form]"),
      ({ dataset }) => dataset.form ?? "",
    ),
    fields,
    drafts: Object.fromEntries(drafts),
  };
  try {
    sessionStorage.setItem(sessionKeys.typedText, JSON.stringify(page));
  } catch {
    // A tab without storage loses it with the page.
  }
}

function takeKept(): KeptPage | null {
  try {
    const stored = sessionStorage.getItem(sessionKeys.typedText);
    sessionStorage.removeItem(sessionKeys.typedText);
    return stored === null ? null : (JSON.parse(stored) as KeptPage);
  } catch {
    return null;
  }
}

/** Once the dialog of signing in is closed. Returns a function that ends it. */
function bringBack({ path, overlays, forms, fields, drafts }: KeptPage): () => void {
  for (const [key, draft] of Object.entries(drafts)) safeStorage.setItem(key, draft);
  if (fields.length === 0) return () => {};
  const begin = () => refill({ path, overlays, forms, fields });
  const isSigningIn = (open: readonly Overlay[]) => open.some(({ kind }) => kind === "auth");
  if (!isSigningIn(currentOverlays())) return begin();
  let stop = subscribeOverlays((open) => {
    if (isSigningIn(open)) return;
    stop();
    stop = begin();
  });
  return () => stop();
}

function refill({ path, overlays, forms, fields }: Omit<KeptPage, "account" | "drafts">): () => void {
  openInterruptedForms(forms);
  const left = new Set(fields);
  const tryAll = () => {
    for (const field of left) if (typeAgain(document, field)) left.delete(field);
    if (left.size === 0) end();
  };
  const observer = new MutationObserver(tryAll);
  const timer = setTimeout(end, refillMs);
  function end(): void {
    observer.disconnect();
    clearTimeout(timer);
    openInterruptedForms([]);
    if (left.size < fields.length) void sayBack();
  }
  // The page after signing in is open by then.
  const start = setTimeout(() => {
    goTo(path);
    for (const overlay of overlays) openOverlay(overlay);
    observer.observe(document.body, { childList: true, subtree: true });
    tryAll();
  });
  return () => {
    clearTimeout(start);
    observer.disconnect();
    clearTimeout(timer);
  };
}

async function sayBack(): Promise<void> {
  await preloadTexts("account").catch(() => undefined);
  showInfo(translator("account")("auth.typedIsBack"));
}
