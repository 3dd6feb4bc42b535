/** The server's last words on wishes since the page was opened: what hearts show until a list comes that was asked for later. */
import { create } from "zustand";

/** What holds at the server. */
export interface ConfirmedWish {
  target: "item" | "store";
  id: number;
  wished: boolean;
}

/** With when it was said, epoch ms. */
export interface TimedConfirmation extends ConfirmedWish {
  at: number;
}

interface SettledState {
  /** Whose wishes these are. */
  accountKey: string;
  /** Latest word for each subject, by kind and id. */
  words: ReadonlyMap<string, TimedConfirmation>;
}

const none: SettledState["words"] = new Map();
const useStore = create<SettledState>(() => ({ accountKey: "", words: none }));

/** Keeps a word in memory; those of another account are forgotten. */
export const storeConfirmedWish = (accountKey: string, { target, id, wished }: ConfirmedWish): void =>
  useStore.setState((before) => {
    const words = new Map(before.accountKey === accountKey ? before.words : none);
    words.set(`${target}:${id}`, { target, id, wished, at: Date.now() });
    return { accountKey, words };
  });

/** What the server has said about this account's wishes. */
export const useConfirmedWishes = (accountKey: string): SettledState["words"] =>
  useStore((state) => (state.accountKey === accountKey ? state.words : none));
