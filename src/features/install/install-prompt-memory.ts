import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import type { PromptMemory } from "./install-prompt-rules";

/** The record of earlier visits; null when there is none or it is invalid. */
export function readPromptMemory(): PromptMemory | null {
  try {
    const value = JSON.parse(
      safeStorage.getItem(storageKeys.installHint) ?? "null",
    ) as Partial<PromptMemory> | null;
    if (!Number.isSafeInteger(value?.visits) || !Number.isFinite(value?.lastSeenAt)) return null;
    const dismissedAt = Number.isFinite(value?.dismissedAt) ? Number(value?.dismissedAt) : null;
    return { visits: Number(value?.visits), lastSeenAt: Number(value?.lastSeenAt), dismissedAt };
  } catch {
    return null;
  }
}

export function writePromptMemory(memory: PromptMemory): void {
  safeStorage.setItem(storageKeys.installHint, JSON.stringify(memory));
}
