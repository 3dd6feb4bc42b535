import { describe, expect, it } from "vitest";
import { readPaper, textsOnPaper } from "../../testing/ticket-paper";
import { encodeTicket, wrapText } from "./encode-ticket";
import { bold, centered, heading, pair, plain, rule } from "./ticket-row";

const paper = { columns: 48, codePage: "cp858", rightToLeft: false };
const pictures = async (...args: Parameters<typeof encodeTicket>) =>
  readPaper(await encodeTicket(...args)).flatMap((row) => ("picture" in row ? [row.picture] : []));

describe("a ticket in the printer's own letters", () => {
  it("has what stands at the ends of a row at the ends of the paper, and large rows in half as many letters", async () => {
    const rows = readPaper(
      await encodeTicket(
        [centered("Küche"), heading("2 x Crème brûlée with berries"), rule, pair("Total", "12,50 €", true)],
        {
          ...paper,
          columns: 32,
        },
      ),
    );
    expect(rows).toEqual([
      { text: "Küche", size: 1, bold: false },
      { text: "2 x Crème brûlée", size: 2, bold: true },
      { text: "with berries", size: 2, bold: true },
      { text: "-".repeat(32), size: 1, bold: false },
      { text: `Total${" ".repeat(20)}12,50 €`, size: 1, bold: true },
    ]);
  });

  it("writes signs that the printer lacks with those that mean the same, and marks of direction not at all", async () => {
    const bytes = await encodeTicket([plain("2\u00d7 \u2068−1\u202f250,00 €\u2069 – “A’s” …")], paper);
    expect(textsOnPaper(bytes)).toEqual([`2x -1 250,00 € - "A's" ...`]);
  });

  it("never drives the printer by what a shopper has typed", async () => {
    const bytes = await encodeTicket([plain("Ring\u001b@ twice\u001dV\u0000 please\u0007")], paper);
    expect(textsOnPaper(bytes)).toEqual(["Ring @ twice V please"]);
  });

  it("keeps a question mark that was typed", async () => {
    expect(textsOnPaper(await encodeTicket([bold("Allergic? Nuts!")], paper))).toEqual(["Allergic? Nuts!"]);
  });
});

describe("what the printer has no letters for", () => {
  it("is drawn as wide as the paper, and never comes out as question marks", async () => {
    const bytes = await encodeTicket([plain("2 x دجاج مشوي"), pair("Thali", "₹ 250")], paper);
    expect(textsOnPaper(bytes)).toEqual([]);
    const drawn = await pictures([plain("2 x دجاج مشوي"), pair("Thali", "₹ 250")], paper);
    expect(drawn.map(({ width }) => width)).toEqual([576, 576]);
    for (const { ink } of drawn) expect(ink).toBeGreaterThan(200);
  });

  it("stands at the right edge in a shop that writes that way", async () => {
    const [row] = await pictures([plain("دجاج")], { ...paper, columns: 32, rightToLeft: true });
    if (!row) throw new Error("Nothing was drawn.");
    const bytesOfRow = row.width / 8;
    const half = (from: number, to: number) =>
      row.dots.reduce(
        (sum, eight, at) => sum + (at % bytesOfRow >= from && at % bytesOfRow < to && eight ? 1 : 0),
        0,
      );
    expect(half(0, 24)).toBe(0);
    expect(half(24, 48)).toBeGreaterThan(20);
  });

  it("is everything for a printer whose letters come out wrong", async () => {
    const bytes = await encodeTicket([heading("Soup"), pair("Total", "6.50")], {
      ...paper,
      codePage: "pictures",
    });
    expect(textsOnPaper(bytes)).toEqual([]);
    expect(await pictures([heading("Soup")], { ...paper, codePage: "pictures" })).toHaveLength(1);
  });

  it("is as high as a long text needs", async () => {
    const [short, long] = await pictures([plain("حساء"), plain("حساء ".repeat(40))], paper);
    expect(long?.height).toBeGreaterThan((short?.height ?? 0) * 2);
  });
});

it("breaks a word that is longer than the paper, and loses no letter", () => {
  expect(wrapText("a bb abcdefghij c", 4)).toEqual(["a bb", "abcd", "efgh", "ij c"]);
});
