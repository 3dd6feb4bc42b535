// @chunk outbox
/**
 * Photos of a prescription that are chosen for the order of a module and not ordered yet. The checkout's part that shows
 * them also stores them on the device.
 */
import { create } from "zustand";
import type { StoredFile } from "@/platform/outbox";

interface PrescriptionPhotosState {
  /** By module id. */
  photos: Readonly<Record<number, readonly StoredFile[]>>;
}

export const usePrescriptionPhotosStore = create<PrescriptionPhotosState>(() => ({ photos: {} }));

const none: readonly StoredFile[] = [];

export const usePrescriptionPhotos = (moduleId: number): readonly StoredFile[] =>
  usePrescriptionPhotosStore((state) => state.photos[moduleId] ?? none);

export const prescriptionPhotos = (moduleId: number): readonly StoredFile[] =>
  usePrescriptionPhotosStore.getState().photos[moduleId] ?? none;

/** Sets what is chosen; an empty list removes it. */
export function setPrescriptionPhotos(moduleId: number, photos: readonly StoredFile[]): void {
  usePrescriptionPhotosStore.setState((state) => ({ photos: { ...state.photos, [moduleId]: photos } }));
}
