import type { Banner, Item } from "../../src/contract";
import type { GeocodeResult } from "../../src/contract/calls/places";
import { newCustomer } from "../fixtures/customers";
import { call, findItem, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { openHome } from "../pages/home";
import { asking } from "../pages/listing";
import { Shopper } from "../pages/shopper";
import { type Language, words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test("goods are chosen in the reader's words, and their cart line follows the reader's language", async ({
  page,
  context,
}) => {
  const inStock = ({ variations }: Item) => variations.filter(({ stock }) => stock > 2).length > 1;
  const find = await findItem(
    "ecommerce",
    "goods to choose by two things",
    (item) => item.choice_options.length > 1 && inStock(item),
    "ar",
  );
  const { item } = find;
  const wanted = item.variations.filter(({ stock }) => stock > 2).at(-1);
  if (!wanted) throw new Error("Nothing is in stock.");
  const keys = wanted.type.split("-");
  const names = item.choice_options.map(({ options, option_names }, index) => {
    const name = option_names?.[options.indexOf(keys[index] ?? "")];
    if (!name) throw new Error(`${wanted.type} has no Arabic name.`);
    return name;
  });
  const { token } = await newCustomer();
  await startVisitWith(context, { ...find, token, language: "ar" });
  const arabic = new Shopper(page, "ar");
  await page.goto(`/product/${item.slug}?module_id=${find.module.id}`);
  for (const name of names) {
    const option = page.getByRole("main").getByText(name, { exact: true });
    await arabic.press(option.last());
    await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
  }
  for (const key of keys.filter((text) => /[A-Za-z]/.test(text)))
    await expect(page.getByRole("main").getByText(key, { exact: true })).toHaveCount(0);
  await arabic.press(arabic.button(new RegExp(`^${arabic.say("catalogue", "item.addToCart")}`)).last());
  await expect(await arabic.lineOf(item)).toContainText(names.join(" · "));
  await expect
    .poll(async () => (await serverCart(find.module.id, { token })).map(({ variation }) => variation))
    .toMatchObject([[{ type: wanted.type }]]);

  const sameInEnglish = await call<Item>(`/items/details/${item.id}`, asking(find));
  await page.goto("/settings");
  await arabic.press(arabic.button(arabic.say("shell", "app.edit")));
  await arabic.press(arabic.button("English", arabic.dialog));
  await arabic.press(arabic.button(arabic.say("shell", "app.yes"), page.getByRole("alertdialog")));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const english = new Shopper(page);
  await expect(await english.lineOf(sameInEnglish)).toContainText(wanted.type);
});

test("the chosen place is named in the language that is chosen, and stays where it is", async ({
  page,
  context,
}) => {
  const { place } = await openHome(page, context, "food");
  const { lat, lng } = place.position;
  const { results } = await call<GeocodeResult>(`/config/geocode-api?lat=${lat}&lng=${lng}`, {
    language: "ar",
  });
  const name = results[0]?.formatted_address ?? "";
  expect(name).toMatch(/[\u0600-\u06ff]/);
  const shopper = new Shopper(page);
  await page.goto("/settings");
  await shopper.press(shopper.button("Edit"));
  await shopper.press(shopper.button("العربية", page.getByRole("dialog", { name: "Language" })));
  await shopper.press(shopper.button("Yes", page.getByRole("alertdialog")));
  const arabic = words("ar");
  await expect(
    page.getByRole("button", { name: `${arabic("shell", "nav.location")}: ${name}` }).first(),
  ).toBeVisible();
  const kept = () =>
    page.evaluate(() => [localStorage.getItem("currentLatLng"), localStorage.getItem("zoneid")]);
  expect(await kept()).toEqual([JSON.stringify(place.position), place.zone.zone_id]);
});

for (const language of ["ar", "en"] satisfies Language[])
  test(`a banner's words keep to the half that its art leaves free, in ${language}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { place, module } = await openHome(page, context, "food", { language });
    const { banners } = await call<{ banners: Banner[] }>("/banners", {
      zoneId: place.zone.zone_id,
      moduleId: module.id,
      language,
    });
    const row = page.getByRole("region", { name: words(language)("catalogue", "home.banners"), exact: true });
    for (const { title, image_full_url } of banners) {
      const slide = row.getByRole("listitem").filter({ hasText: title }).first();
      const picture = slide.locator("img");
      await expect(picture).toHaveAttribute("src", new RegExp(`^${image_full_url}[?]`));
      const boxes = await slide.evaluate((element, text) => {
        const caption = [...element.querySelectorAll("span")].find(
          (span) => span.childElementCount === 0 && span.textContent === text,
        )?.parentElement;
        const [words, art] = [caption, element.querySelector("img")].map((part) =>
          part?.getBoundingClientRect().toJSON(),
        ) as DOMRect[];
        return { words, art };
      }, title);
      const { words: label, art } = boxes;
      if (!label || !art) throw new Error(`${title} has no words or no picture.`);
      const middle = art.left + art.width / 2;
      if (language === "ar") expect(label.left, title).toBeGreaterThanOrEqual(middle);
      else expect(label.right, title).toBeLessThanOrEqual(middle);
    }
  });
