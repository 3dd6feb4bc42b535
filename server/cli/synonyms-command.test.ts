import { afterAll, describe, expect, it } from "vitest";
import { openDemoServer } from "../testing/demo-shop";
import { runCommand } from "./commands";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

async function ops(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(server.context, ["synonyms", ...words], (line) => lines.push(line));
  return lines;
}
async function namesFor(name: string): Promise<string[]> {
  const { body } = await server.call("GET", "/items/search", {
    ...shop.in("food"),
    query: { name, limit: 5, offset: 1 },
  });
  return body.products.map((item) => item.name);
}

describe("npm run ops -- synonyms", () => {
  it("adds what a word also means, which the next search knows, and takes it back", async () => {
    expect(await namesFor("patty stack")).toEqual([]);
    expect(await ops("add", "Patty Stack", "smash burger")).toEqual([
      "Who types Patty Stack now finds smash burger too.",
    ]);
    expect(await ops("add", "patty  stack", "smash burger")).toEqual(["That is known already."]);
    expect(await namesFor("patty stacks")).toEqual(["Harbour Smash Burger"]);
    expect(await ops("list", "patty")).toEqual(["patty stack → smash burger"]);
    expect(await ops("remove", "PATTY STACK", "smash burger")).toEqual(["Removed one synonym."]);
    expect(await namesFor("patty stack")).toEqual([]);
  });

  it("lists what a shop begins with, in both languages", async () => {
    const all = await ops("list");
    expect(all).toEqual(
      expect.arrayContaining(["sneakers → trainers", "trainers → sneakers", "إفطار → فطور"]),
    );
  });

  it("removes all meanings of a word, also of one with Arabic signs", async () => {
    await ops("add", "شقّة برغر", "برغر");
    await ops("add", "شقة برغر", "ساندويتش");
    expect(await ops("remove", "شقة برغر")).toEqual(["Removed 2 synonyms."]);
  });

  it.each([
    [["add", "one"]],
    [["add", "a word of many words", "burger"]],
    [["add", "!!", "burger"]],
    [["remove", "no such word"]],
    [["change"]],
    [[]],
  ])("refuses %j with a sentence", async (words) => {
    await expect(ops(...words)).rejects.toThrow(/synonym|TYPED/);
  });
});
