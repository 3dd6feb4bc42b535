import { resolve } from "node:path";
import { expect, it } from "vitest";
import { runTyped } from "./run-typed";

const unheard = () => {};

async function commandOf(...typed: string[]): Promise<readonly string[]> {
  const ran: (readonly string[])[] = [];
  const runner = { run: async (words: readonly string[]) => void ran.push(words), close: async () => {} };
  await runTyped(typed, async () => runner, { write: unheard, complain: unheard });
  return ran[0] ?? [];
}

it.each([
  [["branding", "icon", "logo.svg"], 2],
  [["backup", "none"], 1],
  [["proof", "5", "door.jpg"], 2],
  [["language", "add", "de", "texts"], 3],
  [["language", "template", "texts"], 2],
  [["config", "set", "--file", "shop.json"], 3],
  [["import", "--store", "bakery", "--format", "menu", "menu.json"], 5],
  [["import", "/menu.json", "--mapping", "ours.json"], 3],
])("%j reaches the server with the whole path of its file", async (typed, place) => {
  expect(await commandOf(...typed)).toEqual(typed.with(place, resolve(typed[place] ?? "")));
});

it.each([[["branding", "icon", "none"]], [["branding"]], [["backup", "--noted"]], [["orders", "5"]]])(
  "%j names no file",
  async (typed) => expect(await commandOf(...typed)).toEqual(typed),
);
