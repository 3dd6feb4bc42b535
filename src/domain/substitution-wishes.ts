/**
 * Wishes for items that turn out to be missing. Sent as `unavailable_item_note` in a form without language, e.g.
 * `substitutes: all=replace 12=call_me c7#2=leave_out`: a person at the shop can read it, and every page shows it in its
 * reader's words. What older pages sent there is free text.
 */
import type { ItemModel } from "@/contract";

export const substitutionWishes = ["replace", "call_me", "leave_out"] as const;
export type SubstitutionWish = (typeof substitutionWishes)[number];

export interface SubstitutionWishes {
  /** For every line without a wish of its own; null: the shop decides. */
  all: SubstitutionWish | null;
  /** By the line's reference. */
  lines: Readonly<Record<string, SubstitutionWish>>;
}

export const noSubstitutionWishes: SubstitutionWishes = { all: null, lines: {} };

const beginning = "substitutes:";
/** The longest note. */
const maxLength = 1000;
const entryPattern = /^(all|c?\d{1,10}(?:#\d{1,3})?)=(\w+)$/;

/** References of lines, in their order: the item, `c` before a campaign's, and which of its lines where there are several. */
export function lineReferences(lines: readonly { itemId: number; model: ItemModel }[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ itemId, model }) => {
    const item = `${model === "ItemCampaign" ? "c" : ""}${itemId}`;
    const count = (seen.get(item) ?? 0) + 1;
    seen.set(item, count);
    return count === 1 ? item : `${item}#${count}`;
  });
}

/** The note for these wishes, "" for none. What would make it too long is left out, and `all` counts there. */
export function substitutionNote({ all, lines }: SubstitutionWishes): string {
  const own = Object.entries(lines).filter(([, wish]) => wish !== all);
  const entries = [...(all ? [`all=${all}`] : []), ...own.map(([line, wish]) => `${line}=${wish}`)];
  return entries.reduce((note, entry) => {
    const longer = `${note === "" ? beginning : note} ${entry}`;
    return longer.length > maxLength ? note : longer;
  }, "");
}

/** The wishes of a note; null for a text that holds none, which is shown as it is. */
export function readSubstitutionNote(note: string): SubstitutionWishes | null {
  const text = note.trim();
  if (!text.startsWith(beginning)) return null;
  let all: SubstitutionWish | null = null;
  const lines: Record<string, SubstitutionWish> = {};
  for (const entry of text.slice(beginning.length).trim().split(/\s+/)) {
    const [, line = "", word] = entryPattern.exec(entry) ?? [];
    const wish = substitutionWishes.find((candidate) => candidate === word);
    if (!wish) return null;
    if (line === "all") all = wish;
    else lines[line] = wish;
  }
  return { all, lines };
}
