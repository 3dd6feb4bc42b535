import { afterEach, beforeEach, expect, it, vi } from "vitest";

let boot: typeof import("./leading-picture");
let pictures: HTMLImageElement[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  boot = await import("./leading-picture");
  pictures = [];
  const RealImage = Image;
  vi.stubGlobal("Image", function newImage() {
    const picture = new RealImage();
    pictures.push(picture);
    return picture;
  });
});

afterEach(() => vi.unstubAllGlobals());

const comesOver = (nextHopProtocol: string) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ nextHopProtocol }] as never);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("without a leading picture nothing is waited for", async () => {
  const work = vi.fn();
  boot.afterPicture(work);
  await later(0);
  expect(work).toHaveBeenCalledTimes(1);
});

it("what comes after the picture begins when it is painted, and once", async () => {
  const work = vi.fn();
  boot.showLeadingPicture("/pictures/campaign/1", "campaign", false);
  boot.afterPicture(work);
  await later(20);
  expect(work).not.toHaveBeenCalled();
  pictures[0]?.dispatchEvent(new Event("load"));
  await later(50);
  expect(work).toHaveBeenCalledTimes(1);
  await later(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it("what comes after the picture leaves the browser the time to bring it to the screen", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  const work = vi.fn();
  boot.showLeadingPicture("/pictures/campaign/1", "campaign", false);
  boot.afterPicture(work);
  pictures[0]?.dispatchEvent(new Event("load"));
  frames.shift()?.();
  await later(0);
  expect(work).not.toHaveBeenCalled();
  frames.shift()?.();
  await later(0);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ["that cannot be had", async () => pictures[0]?.dispatchEvent(new Event("error"))],
  ["that takes longer than a round trip", () => later(150)],
])("a picture %s holds nothing up", async (_, happens) => {
  const work = vi.fn();
  boot.showLeadingPicture("/pictures/campaign/1", "campaign", false);
  boot.afterPicture(work);
  await happens();
  await later(0);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ["quick", 20, 50, 300],
  ["slow", 150, undefined, 150],
  ["slow (though the document came quickly)", 20, 150, 150],
])(
  "on a %s line a picture is waited for so long that it does not compete, and the line is not idle",
  async (_, took, rtt, waits) => {
    vi.stubGlobal("navigator", { connection: { rtt } });
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      { requestStart: 5, responseStart: 5 + took },
    ] as never);
    const [work, behind] = [vi.fn(), vi.fn()];
    boot.showLeadingPicture("/pictures/campaign/1", "campaign", false);
    boot.afterPicture(work);
    boot.afterPicture(behind, boot.PICTURE_TIME_MS);
    await later(waits - 1);
    expect(work).not.toHaveBeenCalled();
    expect(behind).toHaveBeenCalledTimes(waits === 300 ? 0 : 1);
    await later(1);
    expect(work).toHaveBeenCalledTimes(1);
  },
);

it("over a connection that asks for six files at a time the app's files wait for the picture's address", async () => {
  comesOver("http/1.1");
  const work = vi.fn();
  let answer: () => void = () => {};
  boot.afterAskingForPicture(new Promise<void>((resolve) => (answer = resolve)), work);
  await later(299);
  expect(work).not.toHaveBeenCalled();
  answer();
  await later(0);
  expect(work).toHaveBeenCalledTimes(1);
});

it("an answer that does not come is not waited for", async () => {
  comesOver("http/1.1");
  const work = vi.fn();
  boot.afterAskingForPicture(new Promise(() => {}), work);
  await later(300);
  expect(work).toHaveBeenCalledTimes(1);
});

it("over a connection that asks for everything at once nothing waits", () => {
  comesOver("h2");
  const work = vi.fn();
  boot.afterAskingForPicture(new Promise(() => {}), work);
  expect(work).toHaveBeenCalledTimes(1);
});
