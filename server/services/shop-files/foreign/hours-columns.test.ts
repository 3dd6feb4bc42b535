import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForeignFilesShop, openForeignFilesShop } from "../../../testing/foreign-files-shop";

let shop: ForeignFilesShop;
beforeAll(async () => {
  shop = await openForeignFilesShop();
});
afterAll(() => shop?.close());

const tailorHours = `select h.day, h.opens, h.closes from store_schedules h join stores s on s.id = h.store_id
  where s.slug = 'tailor' order by h.day, h.opens`;

describe("a column of opening hours", () => {
  it("of stores becomes their hours, is shown as hours, and asks about a night", async () => {
    const { errors, warnings, formats, written } = await shop.bringIn({
      "stores.csv":
        "store,tax,opening_hours\ntailor,19,Th-Fr 18:00-02:00; Sa 10:00-14:00\ncorner-bakery,7,\n",
    });
    expect([errors, written]).toEqual([[], true]);
    expect(warnings).toEqual([
      'warning stores.csv, line 2, column opening_hours: "Th-Fr 18:00-02:00; Sa 10:00-14:00" Friday\'s night goes on to Saturday 02:00: is this meant?',
    ]);
    expect([...formats]).toEqual([
      [
        "stores.csv",
        "OpenStreetMap's opening hours: tailor: thu 18:00-02:00, fri 18:00-02:00, sat 10:00-14:00",
      ],
    ]);
    expect(await shop.rows(tailorHours)).toEqual([
      { day: 4, opens: "18:00:00", closes: "02:00:00" },
      { day: 5, opens: "18:00:00", closes: "02:00:00" },
      { day: 6, opens: "10:00:00", closes: "14:00:00" },
    ]);
  });

  it("of the file hours stands for days of its own, and what cannot be read changes nothing", async () => {
    const good = "store,opening_hours\ntailor,Mo-Tu 09:00-24:00\n";
    expect((await shop.bringIn({ "hours.csv": good })).errors).toEqual([]);
    const bad = "store,opening_hours\ntailor,Mo-Fr sunrise-18:00\n";
    const { errors, written } = await shop.bringIn({ "hours.csv": bad });
    expect(written).toBe(false);
    expect(errors).toEqual([
      expect.stringMatching(
        /^ERROR hours\.csv, line 2, column opening_hours: "Mo-Fr sunrise-18:00" has "Fr sunrise", which is none of Mo, Tu/,
      ),
    ]);
    expect(await shop.rows(tailorHours)).toEqual([
      { day: 1, opens: "09:00:00", closes: "23:59:59" },
      { day: 2, opens: "09:00:00", closes: "23:59:59" },
    ]);
  });
});
