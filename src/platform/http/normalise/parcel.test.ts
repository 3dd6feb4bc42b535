import { describe, expect, it } from "vitest";
import {
  normaliseParcelBanners,
  normaliseParcelCategories,
  normaliseParcelInstructions,
  normaliseVideoContent,
  normaliseWhyChoose,
} from "./parcel";

describe("what may be sent", () => {
  it("leaves out rows that cannot be read and those that are off, and reads prices written as text", () => {
    const rows = [
      { id: 1, name: "Documents", parcel_per_km_shipping_charge: "0.6", image_full_url: "/p.png" },
      { id: 2, name: "Off", status: 0 },
      { id: null, name: "Nothing" },
      "rubbish",
    ];
    expect(normaliseParcelCategories(rows)).toMatchObject([
      {
        id: 1,
        name: "Documents",
        parcel_per_km_shipping_charge: 0.6,
        parcel_minimum_shipping_charge: null,
        image_full_url: "/p.png",
      },
    ]);
    expect(normaliseParcelCategories([])).toEqual([]);
  });
});

describe("wishes for the courier", () => {
  it.each([
    [
      "a page",
      {
        data: [
          { id: 1, instruction: "Call" },
          { id: 2, instruction: "Off", status: 0 },
        ],
      },
    ],
    ["a list", [{ id: 1, instruction: "Call" }, { id: 2 }]],
  ])("come as %s", (_name, response) => expect(normaliseParcelInstructions(response)).toEqual(["Call"]));
});

describe("reasons and pictures", () => {
  it("are read where they have what is shown", () => {
    const banners = [
      { id: 1, title: "Fast", short_description: "An hour", image_full_url: "/fast.png" },
      { id: 2, image_full_url: "/x.png" },
    ];
    expect(normaliseWhyChoose({ banners })).toEqual([
      { id: 1, title: "Fast", text: "An hour", picture: "/fast.png" },
    ]);
    expect(normaliseParcelBanners({ banners: [{ id: 3, value_full_url: "/b.png" }, { id: 4 }] })).toEqual([
      { id: 3, picture: "/b.png" },
    ]);
  });
  it.each([[[]], [null], [{}]])("are none in %j", (nothing) => {
    expect(normaliseWhyChoose(nothing)).toEqual([]);
    expect(normaliseParcelBanners(nothing)).toEqual([]);
  });
});

describe("how a service works", () => {
  const poster = { banner_image_full_url: "/still.png" };
  it.each([
    [
      "a video by its address",
      { banner_type: "video", banner_video: "https://v.test/a.mp4" },
      "video",
      "https://v.test/a.mp4",
    ],
    [
      "an uploaded film",
      { banner_type: "video_content", banner_video_content_full_url: "/films/a.webm" },
      "video",
      "/films/a.webm",
    ],
    [
      "a picture by its type",
      { banner_type: "image", banner_video: "https://v.test/a.mp4" },
      "image",
      "/still.png",
    ],
    ["a picture where the film is missing", { banner_type: "video_content" }, "image", "/still.png"],
    [
      "a picture where the film's address is a trap",
      { banner_type: "video", banner_video: "javascript:alert(1)" },
      "image",
      "/still.png",
    ],
    [
      "no film of another scheme",
      { banner_type: "video", banner_video: "//v.test/a.mp4" },
      "image",
      "/still.png",
    ],
  ])("is shown by %s", (_name, row, kind, address) => {
    expect(normaliseVideoContent({ ...poster, ...row }).media).toEqual({ kind, address });
  });

  it("pairs titles and subtitles by key, in whatever order they come", () => {
    const banner_contents = [
      { id: 3, key: "content2_subtitle", value: "b" },
      { id: 1, key: "content1_title", value: "A" },
      { id: 2, key: "content2_title", value: "B" },
    ];
    expect(normaliseVideoContent({ banner_contents }).steps).toEqual([
      { label: "A", text: "" },
      { label: "B", text: "b" },
    ]);
  });

  it("takes rows without such keys as labels and descriptions that alternate, three of them", () => {
    const banner_contents = ["A", "a", "B", "b", "C", "c", "D", "d"].map((value, id) => ({ id, value }));
    expect(normaliseVideoContent({ banner_contents }).steps).toEqual([
      { label: "A", text: "a" },
      { label: "B", text: "b" },
      { label: "C", text: "c" },
    ]);
  });

  it.each([[[]], [null], [{}]])("is nothing in %j", (nothing) => {
    expect(normaliseVideoContent(nothing)).toEqual({ title: null, media: null, poster: null, steps: [] });
  });
});
