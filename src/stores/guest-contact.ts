/** A guest's one address and contact, on this device only; removed at the next sign-out and never sent to the address book. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { onStorageChange, safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { useSession } from "./session";

export interface GuestContact {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  address?: string;
  /** Text of the place that the address belongs to, where it is another one. */
  place?: string;
  road?: string;
  house?: string;
  floor?: string;
  /** `home`, `office` or `other`; only the last one has a label. */
  address_type?: string;
  address_label?: string;
  additional_information?: string;
}

interface GuestDetails {
  contact: GuestContact | null;
}

function isContact(value: unknown): value is GuestContact {
  if (typeof value !== "object" || value === null) return false;
  const contact = value as Partial<GuestContact>;
  return [contact.contact_person_name, contact.contact_person_number, contact.contact_person_email].every(
    (field) => typeof field === "string",
  );
}

export const useGuestContactStore = create<GuestDetails>()(
  persist((): GuestDetails => ({ contact: null }), {
    name: storageKeys.guestContact,
    version: 1,
    storage: createJSONStorage(() => safeStorage),
    merge: (stored, current) => {
      const contact = (stored as Partial<GuestDetails> | null)?.contact;
      return isContact(contact) ? { contact } : current;
    },
  }),
);

onStorageChange([storageKeys.guestContact], () => void useGuestContactStore.persist.rehydrate());

/** A sign-out removes it from memory as well as from the device. */
useSession.subscribe((now, before) => {
  if (now.accountKey !== before.accountKey && before.accountKey.startsWith("customer:"))
    saveGuestContact(null);
});

export function saveGuestContact(contact: GuestContact | null): void {
  useGuestContactStore.setState({ contact });
}
