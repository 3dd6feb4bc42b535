import { describe, expect, it } from "vitest";
import { serviceVideo } from "./video-service";

describe("a video of a service", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=12s",
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ",
    "http://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
    "https://youtu.be/dQw4w9WgXcQ?si=sender",
    "youtu.be/dQw4w9WgXcQ",
    " https://YouTube.com/watch?v=dQw4w9WgXcQ ",
  ])("%s is one of YouTube", (address) =>
    expect(serviceVideo(address)).toEqual({
      service: "YouTube",
      page: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    }),
  );

  it.each([
    ["https://vimeo.com/76979871", "https://vimeo.com/76979871"],
    ["https://player.vimeo.com/video/76979871", "https://vimeo.com/76979871"],
    ["https://vimeo.com/channels/staffpicks/76979871", "https://vimeo.com/76979871"],
    ["https://vimeo.com/76979871/8272103f6e", "https://vimeo.com/76979871/8272103f6e"],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", "https://vimeo.com/76979871/8272103f6e"],
  ])("%s is one of Vimeo", (address, page) =>
    expect(serviceVideo(address)).toEqual({ service: "Vimeo", page }),
  );

  it.each([
    "https://shop.test/films/1.mp4",
    "/films/parcel/1.webm",
    "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
    "https://evil.test/youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com@evil.test/watch?v=dQw4w9WgXcQ",
    "https://user@youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com:8443/watch?v=dQw4w9WgXcQ",
    'https://youtu.be/"><script>',
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/watch?v=short",
    "javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com/about",
    "",
  ])("%j is none", (address) => expect(serviceVideo(address)).toBeNull());
});
