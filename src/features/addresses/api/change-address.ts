import { connectivity } from "@/platform/connectivity";
import {
  type AddressRow,
  acknowledgeRow,
  type OutboxEvent,
  putInOutbox,
  subscribeOutbox,
} from "@/platform/outbox";
import { session } from "@/stores/session";

export interface AddressValues {
  address_type: string;
  address_label: string;
  address: string;
  additional_information: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  latitude: string;
  longitude: string;
  floor: string;
  road: string;
  house: string;
}

/** What became of a change: the server's message; `waiting` when it is written down and goes later. */
export type AddressChangeResult = { state: "done" | "refused"; message: string } | { state: "waiting" };

/** A form waits so long for the server before it leaves the rest to the outbox, ms. */
const patience = 6_000;

/** Adds an address (`id` null) or changes the one with this id. */
export const saveAddress = (values: AddressValues, id: number | null): Promise<AddressChangeResult> =>
  change({ op: "save", id, localId: crypto.randomUUID(), values: { ...values } });

export const deleteAddress = (id: number): Promise<AddressChangeResult> =>
  change({ op: "delete", id, localId: "", values: {} });

/** Written down first, so that nothing typed is lost; answered at once when there is a network. */
async function change(payload: AddressRow["payload"]): Promise<AddressChangeResult> {
  const heard: (OutboxEvent & { type: "done" })[] = [];
  let tell = () => {};
  const stop = subscribeOutbox((event) => {
    if (event.type === "done" && event.kind === "address") {
      heard.push(event);
      tell();
    }
  });
  try {
    const { accountKey, epoch } = session();
    const row = await putInOutbox({ kind: "address", payload }, { key: accountKey, epoch });
    if (row === null) return { state: "done", message: "" };
    const answer = () => heard.find((event) => event.key === row.key);
    if (connectivity() === "online" && !answer()) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patience);
        tell = () => {
          if (!answer()) return;
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const end = answer();
    if (!end) return { state: "waiting" };
    if (end.ok) return { state: "done", message: end.message };
    // The form is still open and shows why: nothing needs to be kept for later.
    await acknowledgeRow(row.id);
    return { state: "refused", message: end.message };
  } finally {
    stop();
  }
}
