import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { ServiceSteps } from "./service-steps";

const shop = stubbedShop();
const path = "/other-banners/video-content";
const steps = [1, 2, 3].flatMap((step) => [
  { id: step, key: `content${step}_title`, value: `Step ${step}` },
  { id: step, key: `content${step}_subtitle`, value: `What happens at ${step}` },
]);
const poster = { banner_image: "p", banner_image_full_url: "/pictures/poster" };
const film = () => document.querySelector("video");

it("shows a film with its picture, which is loaded by a press, beside three steps", async () => {
  shop.responses[path] = {
    banner_type: "video_content",
    banner_video_content_full_url: "/films/parcel/1.webm",
    ...poster,
    banner_contents: steps,
  };
  await showInPage(<ServiceSteps />);
  await eventually(() => expect(film()).not.toBe(null));
  const shown = film();
  expect(shown?.getAttribute("src")).toBe("/films/parcel/1.webm");
  expect(shown?.getAttribute("preload")).toBe("none");
  expect(shown?.getAttribute("poster")).toContain("/pictures/poster");
  expect(shown?.hasAttribute("autoplay")).toBe(false);
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  // A file that no browser can play leaves its picture.
  if (shown) fireEvent.error(shown);
  await eventually(() => expect(document.querySelector("img")?.getAttribute("src")).toContain("poster"));
  expect(film()).toBe(null);
});

it.each<[string, unknown]>([
  ["an address of another protocol", { banner_type: "video", banner_video: "javascript:alert(1)" }],
  ["a picture alone", { banner_type: "image" }],
])("shows the picture for %s", async (_, media) => {
  shop.responses[path] = { ...(media as object), ...poster, banner_contents: steps };
  await showInPage(<ServiceSteps />);
  await eventually(() => expect(document.querySelector("img")?.getAttribute("src")).toContain("poster"));
  expect(film()).toBe(null);
});

it.each([
  ["youtu.be/dQw4w9WgXcQ?si=x", "Watch on YouTube", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["https://player.vimeo.com/video/76979871", "Watch on Vimeo", "https://vimeo.com/76979871"],
])(
  "leads from the picture to the video of %s, and asks its service for nothing",
  async (address, name, page) => {
    shop.responses[path] = { banner_type: "video", banner_video: address, ...poster, banner_contents: steps };
    await showInPage(<ServiceSteps />);
    const link = await screen.findByRole("link", { name });
    expect(link.getAttribute("href")).toBe(page);
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(link.querySelector("img")?.getAttribute("src")).toContain("poster");
    expect(document.querySelector("iframe, video")).toBe(null);
  },
);

it("leads to a video of a service also without a picture", async () => {
  shop.responses[path] = {
    banner_type: "video",
    banner_video: "https://youtu.be/dQw4w9WgXcQ",
    banner_contents: [],
  };
  await showInPage(<ServiceSteps />);
  await screen.findByRole("link", { name: "Watch on YouTube" });
});

it("stays away without a film, a picture and steps", async () => {
  shop.responses[path] = {};
  await showInPage(<ServiceSteps />);
  await eventually(() => expect(screen.queryByRole("heading")).toBe(null));
  expect(film()).toBe(null);
});
