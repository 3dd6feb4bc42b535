import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyDataSaverSetting } from "@/platform/data-saver";
import { preloadTexts } from "@/platform/i18n";
import { AdvertisementVideo } from "./advertisement-video";

/** Reports the video as in view or not, several crossings at once where the device was busy. */
let seen: (...inView: boolean[]) => void = () => {};
const play = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  await preloadTexts("promotions");
  play.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => undefined);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = (...inView) => act(() => tell(inView.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  applyDataSaverSetting(false);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function showFilm(): Promise<HTMLVideoElement> {
  await act(async () => {
    render(
      <Suspense>
        <AdvertisementVideo
          source="/films/one.mp4"
          poster="/pictures/one.png"
          store="Corner"
          onPlayingChange={() => {}}
          onEnd={() => {}}
        />
      </Suspense>,
    );
  });
  return document.querySelector("video") as HTMLVideoElement;
}

describe("the video of an advertisement", () => {
  it("plays automatically once it is in view, and loads nothing before", async () => {
    const film = await showFilm();
    expect(film.preload).toBe("none");
    expect(play).not.toHaveBeenCalled();
    seen(true);
    expect(play).toHaveBeenCalledOnce();
  });

  it("plays where it is in view when a busy device tells of all crossings at once, and not where it has left again", async () => {
    await showFilm();
    seen(false, true, false);
    expect(play).not.toHaveBeenCalled();
    seen(false, true);
    expect(play).toHaveBeenCalledOnce();
  });

  it("waits for a press with data saver", async () => {
    applyDataSaverSetting(true);
    await showFilm();
    seen(true);
    seen(false);
    seen(true);
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button"));
    expect(play).toHaveBeenCalledOnce();
  });

  it("waits for a press with reduced motion", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    await showFilm();
    seen(true);
    expect(play).not.toHaveBeenCalled();
  });
});
