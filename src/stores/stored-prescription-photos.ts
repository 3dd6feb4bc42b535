// @chunk outbox
/**
 * Keeps the photos that are chosen on this device, so that neither a reload nor a tab that the system discards loses them:
 * for who chose them, for a week, until the order is placed or they sign out. What cannot be stored stays in memory.
 */

import { clear, createStore, get, set, type UseStore } from "idb-keyval";
import { maxPrescriptionPhotos } from "@/domain/prescription";
import type { StoredFile } from "@/platform/outbox";
import { openedUnderLock } from "@/platform/storage/open-under-lock";
import { draftOwner } from "./checkout-draft";
import { setPrescriptionPhotos, usePrescriptionPhotosStore } from "./prescription-photos";

/** Older photos are ignored, ms. */
const maxAgeMs = 7 * 86_400_000;
const recordKey = "chosen";

interface StoredPhotos {
  owner: string;
  /** Epoch ms. */
  at: number;
  /** By module id. */
  photos: Record<string, StoredFile[]>;
}

const openStore = (): UseStore =>
  openedUnderLock(createStore("doorstep-prescriptions", "photos"), () => false);
let restoring: Promise<void> | null = null;

/** Brings back what was chosen before and stores every change from now on. Never rejects. */
export function keepPrescriptionPhotos(): Promise<void> {
  restoring ??= restore().finally(() => {
    usePrescriptionPhotosStore.subscribe(({ photos }) => {
      const record: StoredPhotos = { owner: draftOwner(), at: Date.now(), photos: photosByModule(photos) };
      void set(recordKey, record, openStore()).catch(() => {});
    });
  });
  return restoring;
}

const photosByModule = (photos: Readonly<Record<number, readonly StoredFile[]>>) =>
  Object.fromEntries(Object.entries(photos).map(([moduleId, files]) => [moduleId, [...files]]));

async function restore(): Promise<void> {
  const stored = await get<unknown>(recordKey, openStore()).catch(() => null);
  if (!isStoredPhotos(stored) || stored.owner !== draftOwner() || Date.now() - stored.at >= maxAgeMs) return;
  for (const [moduleId, photos] of Object.entries(stored.photos))
    setPrescriptionPhotos(Number(moduleId), photos.slice(0, maxPrescriptionPhotos));
}

/** Removes every photo from the device, as at a sign-out. Never rejects. */
export async function deletePrescriptionPhotos(): Promise<void> {
  usePrescriptionPhotosStore.setState({ photos: {} });
  await clear(openStore()).catch(() => {});
}

/** Stored records are unvalidated input. */
function isStoredPhotos(value: unknown): value is StoredPhotos {
  if (typeof value !== "object" || value === null) return false;
  const { owner, at, photos } = value as Partial<StoredPhotos>;
  return (
    typeof owner === "string" &&
    typeof at === "number" &&
    typeof photos === "object" &&
    photos !== null &&
    Object.values(photos).every((files) => Array.isArray(files) && files.every(isStoredFile))
  );
}

function isStoredFile(value: unknown): value is StoredFile {
  const file = value as Partial<StoredFile> | null;
  return typeof file?.name === "string" && typeof file.type === "string" && file.bytes instanceof ArrayBuffer;
}
