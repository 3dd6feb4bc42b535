import { afterAll, beforeEach, expect, it } from "vitest";
import { sectionBanners } from "../../db/schema";
import { landingKey } from "../../services/pages/landing";
import { openShopServer } from "../../testing/shop-server";

const { server, shop, withSetting } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());

it("config names a logo, also where the operator has none", async () => {
  const logo = async () => (await server.call("GET", "/config")).body.logo_full_url;
  expect(await logo()).toBe("/favicon.svg");
  await withSetting("logo", "logo/shop", "", async () => expect(await logo()).toBe("/pictures/logo/shop"));
  await withSetting("logo_full_url", "https://cdn.test/logo.png", "", async () =>
    expect(await logo()).toBe("https://cdn.test/logo.png"),
  );
});

it("config says whether couriers add a picture", async () => {
  const answered = async () => (await server.call("GET", "/config")).body.dm_picture_upload_status;
  expect(await answered()).toBe(0);
  await withSetting("dm_picture_upload_status", 1, 0, async () => expect(await answered()).toBe(1));
});

it("the landing names the apps of stores and couriers", async () => {
  const links = async () =>
    (await server.call("GET", "/react-landing-page")).body.download_business_app_links;
  expect(await links()).toEqual({
    seller_playstore_url_status: 0,
    seller_playstore_url: null,
    seller_appstore_url_status: 0,
    seller_appstore_url: null,
    dm_playstore_url_status: 0,
    dm_playstore_url: null,
    dm_appstore_url_status: 0,
    dm_appstore_url: null,
  });
  const set = { dm_playstore_url_status: "1", dm_playstore_url: "https://play.test/dm", other: 1 };
  await withSetting(landingKey, { download_business_app_links: set }, {}, async () =>
    expect(await links()).toMatchObject({
      dm_playstore_url_status: 1,
      dm_playstore_url: "https://play.test/dm",
      seller_playstore_url: null,
    }),
  );
});

beforeEach(() => database.delete(sectionBanners));

const step = { key: "content1", value: "-", title: "Book", description: "In a minute" };
const pairs = [
  { key: "content1_title", value: "Book" },
  { key: "content1_subtitle", value: "In a minute" },
];

it.each([
  [
    "its own type",
    [
      { key: "banner_type", value: "other" },
      { key: "banner_video", value: "https://v.test/1" },
    ],
    "other",
  ],
  ["a film of the shop", [{ key: "banner_video_content", value: "film" }], "video_content"],
  ["an address of a video", [{ key: "banner_video", value: "https://youtu.be/dQw4w9WgXcQ" }], "video"],
  ["a picture", [{ key: "banner_image", value: "poster" }], "image"],
  ["nothing else", [], "image"],
])("pairs of texts come with a type, by %s", async (_, rows, type) => {
  await database
    .insert(sectionBanners)
    .values([step, ...rows].map((row) => ({ moduleId: shop.food, ...row })));
  const { body } = await server.call("GET", "/other-banners/video-content", { module: shop.food });
  expect(body.banner_type).toBe(type);
  expect(body.banner_contents).toMatchObject(pairs);
});

it("where nothing is set no type is named", async () => {
  const { body } = await server.call("GET", "/other-banners/video-content", { module: shop.food });
  expect(body).toEqual({ banner_contents: [] });
});
