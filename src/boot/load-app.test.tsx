import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AppLoading, loadApp } from "./load-app";

const asked = (rel: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(
    ({ href }) => new URL(href).pathname,
  );
const arrive = (href: string, event = "load") =>
  document.querySelector(`link[rel=stylesheet][href="${href}"]`)?.dispatchEvent(new Event(event));

function begin(loading: Partial<AppLoading>) {
  const [drawFirst, onStyles, onOwnStyles, runApp] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  loadApp({
    files: ["/react.js", "/main.css", "/store.css", "/bar.css"],
    rowsNeed: null,
    areRowsStyled: false,
    keptNeeds: null,
    isKeptStyled: false,
    drawFirst,
    onStyles,
    onOwnStyles,
    runApp,
    ...loading,
  });
  return { drawFirst, onStyles, onOwnStyles, runApp };
}

afterEach(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="app-script" content="/main.js">';
});

it("without first rows and a picture everything is asked for at once, scripts after all else", async () => {
  const { runApp, onStyles } = begin({});
  await vi.advanceTimersByTimeAsync(0);
  expect(asked("stylesheet")).toEqual(["/main.css", "/store.css", "/bar.css"]);
  expect(asked("modulepreload")).toEqual(["/react.js"]);
  const priorities = (rel: string) =>
    [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(
      ({ fetchPriority }) => fetchPriority,
    );
  expect(priorities("modulepreload")).toEqual(["low"]);
  expect(priorities("stylesheet")).toEqual(["auto", "auto", "auto"]);
  expect(runApp).toHaveBeenCalledTimes(1);
  for (const href of ["/main.css", "/store.css"]) arrive(href);
  expect(onStyles).not.toHaveBeenCalled();
  arrive("/bar.css", "error");
  expect(onStyles).toHaveBeenCalledTimes(1);
});

it("rows of the server wait for their own style sheets alone, and the script comes after these", async () => {
  const { drawFirst, onStyles, runApp } = begin({ rowsNeed: ["/main.css", "/store.css", "/store.js"] });
  expect(asked("modulepreload")).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked("modulepreload")).toEqual(["/react.js"]);
  expect(runApp).toHaveBeenCalledTimes(1);
  arrive("/main.css");
  expect(drawFirst).not.toHaveBeenCalled();
  arrive("/store.css");
  expect(drawFirst).toHaveBeenCalledTimes(1);
  expect(onStyles).not.toHaveBeenCalled();
});

it("rows that have their styles with them are drawn before anything is asked for, and these go with the page's style sheets", async () => {
  const { drawFirst, onStyles, onOwnStyles, runApp } = begin({
    rowsNeed: ["/main.css", "/store.css", "/store.js"],
    areRowsStyled: true,
  });
  expect(drawFirst).toHaveBeenCalledTimes(1);
  expect([...asked("stylesheet"), ...asked("modulepreload")]).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked("stylesheet")).toEqual(["/main.css", "/store.css", "/bar.css"]);
  expect(runApp).toHaveBeenCalledTimes(1);
  arrive("/main.css");
  expect(onOwnStyles).not.toHaveBeenCalled();
  arrive("/store.css");
  expect(onOwnStyles).toHaveBeenCalledTimes(1);
  expect(onStyles).not.toHaveBeenCalled();
  arrive("/bar.css");
  expect(onStyles).toHaveBeenCalledTimes(1);
  expect(drawFirst).toHaveBeenCalledTimes(1);
});

it("the styles of rows stay where a style sheet of theirs cannot be had", async () => {
  const { onOwnStyles } = begin({ rowsNeed: ["/main.css", "/store.css"], areRowsStyled: true });
  await vi.advanceTimersByTimeAsync(0);
  arrive("/main.css", "error");
  arrive("/store.css");
  expect(onOwnStyles).not.toHaveBeenCalled();
});

it("what was kept is drawn before the app runs, which does not wait for what only that needs", () => {
  const { drawFirst, onStyles, runApp } = begin({ keptNeeds: ["/main.css", "/only-kept.css"] });
  expect(asked("stylesheet")).toContain("/only-kept.css");
  expect(asked("modulepreload")).toEqual(["/react.js", "/main.js"]);
  for (const href of ["/main.css", "/store.css", "/bar.css"]) arrive(href);
  expect(onStyles).toHaveBeenCalledTimes(1);
  expect(drawFirst).not.toHaveBeenCalled();
  expect(runApp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(runApp).toHaveBeenCalledTimes(1);
});

it("nothing is drawn without its styles", () => {
  const { drawFirst, runApp } = begin({ keptNeeds: ["/only-kept.css"] });
  for (const href of ["/main.css", "/store.css", "/bar.css"]) arrive(href);
  arrive("/only-kept.css", "error");
  vi.advanceTimersByTime(1_000);
  expect(drawFirst).not.toHaveBeenCalled();
  expect(runApp).toHaveBeenCalled();
});

/** Whether a worker answers for the page. */
const worker = (isThere: boolean) =>
  vi.stubGlobal("navigator", { serviceWorker: { controller: isThere ? {} : null } });

it("without a worker what is kept is drawn at once, too, and the slow line is used from the beginning", () => {
  worker(false);
  const { drawFirst } = begin({ keptNeeds: ["/main.css"], isKeptStyled: true });
  expect(drawFirst).toHaveBeenCalledTimes(1);
  expect(asked("stylesheet")).toEqual(["/main.css", "/store.css", "/bar.css"]);
});

it("what was kept with its styles is drawn before anything is asked for, and they go when all style sheets are there", async () => {
  worker(true);
  const { drawFirst, onStyles, onOwnStyles, runApp } = begin({
    keptNeeds: ["/main.css", "/only-kept.css"],
    isKeptStyled: true,
  });
  expect(drawFirst).toHaveBeenCalledTimes(1);
  expect([...asked("stylesheet"), ...asked("modulepreload")]).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(asked("stylesheet")).toEqual(["/main.css", "/store.css", "/bar.css", "/only-kept.css"]);
  expect(runApp).toHaveBeenCalledTimes(1);
  for (const href of ["/main.css", "/store.css", "/bar.css"]) arrive(href);
  expect(onStyles).toHaveBeenCalledTimes(1);
  expect(onOwnStyles).not.toHaveBeenCalled();
  arrive("/only-kept.css");
  expect(onOwnStyles).toHaveBeenCalledTimes(1);
  expect(drawFirst).toHaveBeenCalledTimes(1);
});

it("the kept styles stay where a style sheet cannot be had", () => {
  const { onOwnStyles } = begin({ keptNeeds: ["/only-kept.css"], isKeptStyled: true });
  vi.advanceTimersByTime(400);
  for (const href of ["/main.css", "/store.css", "/bar.css"]) arrive(href);
  arrive("/only-kept.css", "error");
  expect(onOwnStyles).not.toHaveBeenCalled();
});

it.each([
  ["rows that have their styles with them", { rowsNeed: ["/main.css"], areRowsStyled: true }, 50],
  ["the shapes of a frame", {}, 0],
])(
  "beside %s a slow line has the picture, then the style sheets, then scripts, and is never idle",
  async (_, seen, waits) => {
    const { showLeadingPicture } = await import("./leading-picture");
    showLeadingPicture("/pictures/banner/1", "banner", false);
    const { runApp } = begin(seen);
    expect([...asked("stylesheet"), ...asked("modulepreload")]).toEqual([]);
    await vi.advanceTimersByTimeAsync(waits);
    expect(asked("stylesheet")).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(149 - waits);
    expect(runApp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked("modulepreload")).toEqual(["/react.js"]);
    expect(runApp).toHaveBeenCalledTimes(1);
  },
);
