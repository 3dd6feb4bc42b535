import { describe, expect, it } from "vitest";
import { RenderedRows, type RowsRequest } from "./rendered-rows";

/** Rows that say how often rows have been rendered. */
function counting(markup: (count: number) => string | null = (count) => `<p>${count}</p>`) {
  let count = 0;
  const rows = new RenderedRows({
    renderFirstRows: () => {
      count += 1;
      const rendered = markup(count);
      return Promise.resolve(rendered === null ? null : { markup: rendered, styles: "p{color:red}" });
    },
  });
  return {
    of: async (request: RowsRequest, may = true) =>
      (await rows.of(request, () => Promise.resolve(may)))?.markup ?? null,
  };
}

const at = Date.UTC(2026, 10, 26, 12, 0, 5);
const asked = (change: Partial<RowsRequest> = {}): RowsRequest => ({
  address: "/store/quay-kitchen",
  language: "en",
  answers: [{ address: "/stores/details/quay-kitchen", scope: {}, text: '{"id":1}' }],
  at,
  ...change,
});

describe("rendered rows", () => {
  it("are sent again for the same answers", async () => {
    const rows = counting();
    expect(await rows.of(asked())).toBe("<p>1</p>");
    expect(await rows.of(asked({ at: at + 20_000 }))).toBe("<p>1</p>");
  });

  it("are not those of another address, language, minute or answer", async () => {
    const rows = counting();
    await rows.of(asked());
    const others: Partial<RowsRequest>[] = [
      { address: "/store/quay-kitchen?category=2" },
      { language: "ar" },
      { at: at + 60_000 },
      { answers: [{ address: "/stores/details/quay-kitchen", scope: {}, text: '{"id":2}' }] },
      { answers: [] },
    ];
    const seen = [];
    for (const other of others) seen.push(await rows.of(asked(other)));
    expect(new Set(seen).size).toBe(others.length);
    expect(seen).not.toContain("<p>1</p>");
  });

  it("are rendered once for those who ask for the same meanwhile", async () => {
    const rows = counting();
    expect(await Promise.all([rows.of(asked()), rows.of(asked())])).toEqual(["<p>1</p>", "<p>1</p>"]);
  });

  it("are not rendered for who may not have them rendered, who is sent those that are there", async () => {
    const rows = counting();
    expect(await rows.of(asked(), false)).toBeNull();
    await rows.of(asked());
    expect(await rows.of(asked(), false)).toBe("<p>1</p>");
  });

  it("are looked for again where there were none", async () => {
    const rows = counting((count) => (count === 1 ? null : "<p></p>"));
    expect(await rows.of(asked())).toBeNull();
    expect(await rows.of(asked())).toBe("<p></p>");
  });

  it("are tried again when they failed", async () => {
    const rows = counting((count) => {
      if (count === 1) throw new Error("broken");
      return "<p></p>";
    });
    await expect(rows.of(asked())).rejects.toThrow("broken");
    expect(await rows.of(asked())).toBe("<p></p>");
  });

  it("are kept of the 200 that were used last", async () => {
    const rows = counting();
    const of = (store: number) => rows.of(asked({ address: `/store/${store}` }));
    for (let store = 1; store <= 200; store += 1) await of(store);
    await of(1);
    await of(201);
    expect(await of(1)).toBe("<p>1</p>");
    expect(await of(2)).toBe("<p>202</p>");
  });
});
