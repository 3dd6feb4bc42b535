import { afterAll, describe, expect, it } from "vitest";
import { openDemoServer } from "../testing/demo-shop";
import { linesOfCommand } from "../testing/operator";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

const ops = linesOfCommand(server.context, "synonyms");
async function namesFor(name: string): Promise<string[]> {
  const { body } = await server.call("GET", "/items/search", {
    ...shop.in("food"),
    query: { name, limit: 5, offset: 1 },
  });
  return body.products.map((item) => item.name);
}

describe("npm run ops -- synonyms", () => {
  it("adds what a word also means, which the next search knows, and takes it back", async () => {
    expect(await namesFor("zorby plimp")).toEqual([]);
    expect(await ops("add", "Zorby Plimp", "smash burger")).toEqual([
      "Who types Zorby Plimp now finds smash burger too.",
    ]);
    expect(await ops("add", "zorby  plimp", "smash burger")).toEqual(["That is known already."]);
    expect(await namesFor("zorby plimps")).toEqual(["Harbour Smash Burger"]);
    expect(await ops("list", "zorby")).toEqual(["zorby plimp → smash burger"]);
    expect(await ops("remove", "ZORBY PLIMP", "smash burger")).toEqual(["Removed one synonym."]);
    expect(await namesFor("zorby plimp")).toEqual([]);
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
    [["add", "one two three four", "burger"]],
    [["add", "!!", "burger"]],
    [["remove", "no such word"]],
    [["change"]],
    [[]],
  ])("refuses %j with a sentence", async (words) => {
    await expect(ops(...words)).rejects.toThrow(/synonym|TYPED/);
  });
});
