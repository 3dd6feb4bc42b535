import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForeignFilesShop, openForeignFilesShop } from "../../../testing/foreign-files-shop";

let shop: ForeignFilesShop;
beforeAll(async () => {
  shop = await openForeignFilesShop();
});
afterAll(() => shop?.close());

const feed = (items: string, head = "") => `<?xml version="1.0"?>${head}
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
${items}
</channel></rss>
`;
const product = (id: string, more = "") =>
  `<item><g:id>${id}</g:id><g:title>Pin &amp; needle</g:title><g:price>4.50 USD</g:price><g:availability>in_stock</g:availability><g:product_type>Care</g:product_type>${more}</item>`;

describe("a Google Merchant feed of XML", () => {
  it("becomes items: texts stay texts, and what is not read is named", async () => {
    const { errors, warnings, formats } = await shop.bringIn(
      {
        "feed.xml": feed(
          product(
            "00420",
            "<g:gtin>0012345678905</g:gtin><description><![CDATA[<p>Fine</p>]]></description><g:shipping><g:country>US</g:country></g:shipping>",
          ),
        ),
      },
      { store: "tailor" },
    );
    expect(errors).toEqual([]);
    expect([...formats.values()]).toEqual(["a Google Merchant feed: 1 items"]);
    expect(
      await shop.rows("select sku, name, barcode, description, price from items where sku = '00420'"),
    ).toEqual([
      { sku: "00420", name: "Pin & needle", barcode: "0012345678905", description: "Fine", price: 450 },
    ]);
    expect(warnings.at(-1)).toMatch(/feed\.xml: were left out: .*: g:shipping$/);
  });

  it("is read as Atom, too", async () => {
    const { errors } = await shop.bringIn(
      {
        "atom.xml": `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><g:id>ATOM</g:id><title>Wax</title><g:price>3.00 USD</g:price><g:product_type>Care</g:product_type></entry></feed>`,
      },
      { store: "tailor" },
    );
    expect(errors).toEqual([]);
    expect(await shop.rows("select name from items where sku = 'ATOM'")).toEqual([{ name: "Wax" }]);
  });

  it.each([
    [
      "names of its own",
      feed(product("A", "<g:brand>&e;</g:brand>"), '<!DOCTYPE rss [<!ENTITY e "x">]>'),
      /has a DOCTYPE/,
    ],
    ["a name that nobody defined", feed(product("A", "<g:brand>&e;</g:brand>")), /line 3: is no XML/],
    ["an element that is not closed", feed(product("A", "<g:brand>x")), /line 3: is no XML/],
    [
      "a value twice",
      feed(product("A", "<g:gtin>1</g:gtin><g:gtin>2</g:gtin>")),
      /line 3, column g:gtin: "2" stands twice/,
    ],
    [
      "another currency",
      feed(product("A").replace("USD", "EUR")),
      /line 3, column g:price: "4.50 EUR" is in EUR/,
    ],
    ["another encoding", feed(product("A")).replace('"1.0"?', '"1.0" encoding="Shift_JIS"?'), /Shift_JIS/],
  ])("is refused with %s", async (_, text, message) => {
    const { errors, written } = await shop.bringIn({ "feed.xml": text }, { store: "tailor" });
    expect(written).toBe(false);
    expect(errors[0]).toMatch(message);
  });
});

const dish = (name: string, more = {}) => ({
  "@type": "MenuItem",
  name,
  offers: { "@type": "Offer", price: "6.50", priceCurrency: "USD" },
  ...more,
});
const restaurant = (items: unknown[], more = {}) => ({
  "@context": "https://schema.org",
  "@type": "Restaurant",
  hasMenu: {
    "@type": "Menu",
    hasMenuSection: {
      "@type": "MenuSection",
      name: "Kitchen",
      hasMenuSection: [{ "@type": "MenuSection", name: "Soups", hasMenuItem: items }],
    },
  },
  ...more,
});
const bring = (json: unknown) =>
  shop.bringIn({ "menu.jsonld": JSON.stringify(json) }, { store: "corner-bakery" });

describe("a menu of schema.org", () => {
  it("becomes dishes, with their sections, offers, diets and hours", async () => {
    const offers = [
      { "@type": "Offer", name: "Bowl", price: 6.5, priceCurrency: "USD" },
      { "@type": "Offer", name: "Pot", price: 9, priceCurrency: "USD" },
    ];
    const { errors, warnings, formats } = await bring({
      "@context": "https://schema.org",
      "@graph": [
        restaurant(
          [
            dish("Lentil soup", {
              offers,
              suitableForDiet: "https://schema.org/VeganDiet",
              nutrition: { calories: "250" },
            }),
          ],
          {
            openingHoursSpecification: [
              { dayOfWeek: ["Monday", "https://schema.org/Tuesday"], opens: "09:00", closes: "21:30:00" },
            ],
          },
        ),
      ],
    });
    expect(errors).toEqual([]);
    expect([...formats.values()]).toEqual(["a menu of schema.org: 1 items"]);
    expect(
      await shop.rows(`select i.price, i.veg, c.name as category, p.name as above, i.option_groups -> 0 -> 'values' as offers
        from items i join categories c on c.id = i.category_id join categories p on p.id = c.parent_id where i.sku = 'lentil-soup'`),
    ).toEqual([
      {
        price: 650,
        veg: true,
        category: "Soups",
        above: "Kitchen",
        offers: [
          { label: "Bowl", price: 0 },
          { label: "Pot", price: 250 },
        ],
      },
    ]);
    expect(
      await shop.rows(`select day, opens::text, closes::text from store_schedules h join stores s on s.id = h.store_id
        where s.slug = 'corner-bakery' order by day`),
    ).toEqual([
      { day: 1, opens: "09:00:00", closes: "21:30:00" },
      { day: 2, opens: "09:00:00", closes: "21:30:00" },
    ]);
    expect(warnings.at(-1)).toMatch(/menu\.jsonld: were left out: .*: nutrition$/);
  });

  it.each([
    [
      "offers that nothing tells apart",
      restaurant([dish("A", { offers: [{ price: 1 }, { price: 2 }] })]),
      /has 2 offers that no name/,
    ],
    [
      "a span of prices",
      restaurant([dish("A", { offers: { "@type": "AggregateOffer", lowPrice: 1 } })]),
      /AggregateOffer/,
    ],
    ["no price", restaurant([dish("A", { offers: undefined })]), /column offers: is missing/],
    [
      "another currency",
      restaurant([dish("A", { offers: { price: 1, priceCurrency: "EUR" } })]),
      /"1 EUR" is in EUR/,
    ],
    ["no name", restaurant([dish("")]), /column name: is missing/],
    [
      "a day that is none",
      restaurant([dish("A")], { openingHoursSpecification: { dayOfWeek: "Mo", opens: "9", closes: "10" } }),
      /"Mo" is no day of the week/,
    ],
    ["two restaurants", [restaurant([dish("A")]), restaurant([dish("B")])], /has 2 restaurants/],
  ])("is refused with %s", async (_, json, message) => {
    const { errors, written } = await bring(json);
    expect(written).toBe(false);
    expect(errors.join("\n")).toMatch(message);
  });
});
