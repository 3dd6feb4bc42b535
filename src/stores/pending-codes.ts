/**
 * Codes that were sent and not typed yet, so that their field is reached again after its dialog was closed, after a reload and
 * from another tab. Where a code went is kept and never what it proves: no password, no code. For as long as a code works.
 */
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { session } from "./session";

/** The purpose of a code; one of each waits at most. */
export type CodeUse = "sign-in" | "reset" | "profile" | "owner";

export interface PendingCode {
  medium: "phone" | "email";
  /** Epoch ms of this device. */
  sentAt: number;
  /** Texts that its form needs to go on. */
  details: Readonly<Record<string, string>>;
}

interface StoredCode extends PendingCode {
  /** The account that asked; null while nobody was signed in. */
  owner: string | null;
}

/** A code of the reference server works for as long, ms. */
export const codeLifeMs = 600_000;
const maxTextLength = 2_000;

const owner = (): string | null => (session().token === null ? null : session().accountKey);

function stored(): Partial<Record<CodeUse, unknown>> {
  try {
    const value: unknown = JSON.parse(safeStorage.getItem(storageKeys.pendingCodes) ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The code of whoever is here now that may still be typed; null when none is on its way. */
export function pendingCode(use: CodeUse): PendingCode | null {
  const code = stored()[use];
  if (!isCode(code) || code.owner !== owner()) return null;
  const age = Date.now() - code.sentAt;
  return age >= 0 && age < codeLifeMs ? code : null;
}

export function keepPendingCode(use: CodeUse, code: PendingCode): void {
  const { medium, sentAt, details } = code;
  write({ ...stored(), [use]: { medium, sentAt, details, owner: owner() } });
}

/** It was typed, or is not wanted any more. */
export function forgetPendingCode(use: CodeUse): void {
  const { [use]: code, ...others } = stored();
  if (code !== undefined) write(others);
}

function write(codes: Partial<Record<CodeUse, unknown>>): void {
  if (Object.keys(codes).length === 0) safeStorage.removeItem(storageKeys.pendingCodes);
  else safeStorage.setItem(storageKeys.pendingCodes, JSON.stringify(codes));
}

/** Stored records are unvalidated input. */
function isCode(value: unknown): value is StoredCode {
  if (typeof value !== "object" || value === null) return false;
  const { medium, sentAt, details, owner: of } = value as Partial<StoredCode>;
  return (
    (medium === "phone" || medium === "email") &&
    typeof sentAt === "number" &&
    (of === null || typeof of === "string") &&
    typeof details === "object" &&
    details !== null &&
    Object.values(details).every((text) => typeof text === "string" && text.length <= maxTextLength)
  );
}
