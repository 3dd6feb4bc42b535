/** Unsent text and pictures of a conversation, while the app is open and nobody signs out. In memory only. */
import { create } from "zustand";
import type { StoredFile } from "@/platform/outbox";
import { session } from "@/stores/session";

export interface Composed {
  readonly text: string;
  readonly photos: readonly StoredFile[];
}

const nothing: Composed = { text: "", photos: [] };

/** `epoch` is that of the session in which it was typed. */
const useStore = create<{ epoch: number; byKey: Readonly<Record<string, Composed>> }>(() => ({
  epoch: 0,
  byKey: {},
}));

const composed = (key: string): Composed => {
  const { epoch, byKey } = useStore.getState();
  return (epoch === session().epoch && byKey[key]) || nothing;
};

/** `key` names the account and the conversation. */
export function changeComposed(key: string, change: (before: Composed) => Partial<Composed>): void {
  const { epoch, byKey } = useStore.getState();
  const before = composed(key);
  const others = epoch === session().epoch ? byKey : {};
  useStore.setState({
    epoch: session().epoch,
    byKey: { ...others, [key]: { ...before, ...change(before) } },
  });
}

export const useComposed = (key: string): Composed => {
  useStore();
  return composed(key);
};
