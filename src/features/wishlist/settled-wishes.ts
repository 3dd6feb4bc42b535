/** The server's last words on wishes since the page was opened: what hearts show while no list has come. */
import { create } from "zustand";

/** What holds at the server. */
export interface SettledWish {
  target: "item" | "store";
  id: number;
  wished: boolean;
}

interface SettledState {
  /** Whose wishes these are. */
  accountKey: string;
  /** Latest word for each subject, by kind and id. */
  wishes: ReadonlyMap<string, SettledWish>;
}

const none: SettledState["wishes"] = new Map();
const useStore = create<SettledState>(() => ({ accountKey: "", wishes: none }));

/** Keeps a word in memory; that of another account before it is forgotten. */
export const keepSettledWish = (accountKey: string, { target, id, wished }: SettledWish): void =>
  useStore.setState((before) => {
    const wishes = new Map(before.accountKey === accountKey ? before.wishes : none);
    wishes.set(`${target}:${id}`, { target, id, wished });
    return { accountKey, wishes };
  });

/** What the server has said about this account's wishes. */
export const useSettledWishes = (accountKey: string): SettledState["wishes"] =>
  useStore((state) => (state.accountKey === accountKey ? state.wishes : none));
