/**
 * The draft of an application, on this device only: no password, no number of a document and no file.
 * Removed when it is sent, at a sign-out, and after a week.
 */
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { session } from "./session";

/** `plan`: what pays the package of a store's application that was sent. */
export type ApplicationKind = "store" | "courier" | "plan";

interface StoredDraft {
  owner: string;
  /** Epoch ms. */
  at: number;
  values: Record<string, string>;
}

const draftMaxAgeMs = 7 * 86_400_000;
const maxValueLength = 1_000;

const owner = () => (session().token === null ? "guest" : session().accountKey);

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(storageKeys.applicationDrafts) ?? "null");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** The draft of who is here; null when there is none. Stored records are unvalidated input. */
export function applicationDraft(kind: ApplicationKind): Record<string, string> | null {
  const draft = readAll()[kind] as Partial<StoredDraft> | null | undefined;
  if (typeof draft !== "object" || draft === null || draft.owner !== owner()) return null;
  if (typeof draft.at !== "number" || Date.now() - draft.at >= draftMaxAgeMs) return null;
  const { values } = draft;
  if (typeof values !== "object" || values === null) return null;
  const sound = Object.values(values).every(
    (value) => typeof value === "string" && value.length <= maxValueLength,
  );
  return sound ? values : null;
}

/** Removes drafts that are too old, or that cannot be read. */
export function removeOldApplicationDrafts(): void {
  for (const kind of Object.keys(readAll())) {
    const draft = readAll()[kind] as Partial<StoredDraft> | null;
    const isYoung = typeof draft?.at === "number" && Date.now() - draft.at < draftMaxAgeMs;
    if (!isYoung) saveApplicationDraft(kind as ApplicationKind, null);
  }
}

/** Null removes the draft. */
export function saveApplicationDraft(kind: ApplicationKind, values: Record<string, string> | null): void {
  const drafts = readAll();
  if (values === null) delete drafts[kind];
  else drafts[kind] = { owner: owner(), at: Date.now(), values } satisfies StoredDraft;
  if (Object.keys(drafts).length === 0) safeStorage.removeItem(storageKeys.applicationDrafts);
  else safeStorage.setItem(storageKeys.applicationDrafts, JSON.stringify(drafts));
}
