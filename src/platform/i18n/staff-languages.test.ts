// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { direction, languages } from "./languages";
import { readStaffLanguages, staffText, takeKeptLanguages } from "./staff-languages";

const built = {
  en: { "app.title": "Board", pieces: "{count, plural, one {# item} other {# items}}" },
  ar: { "app.title": "اللوحة", pieces: "{count}" },
};
const german = {
  languageCode: "de",
  languageName: "Deutsch",
  direction: "ltr",
  texts: { "app.title": "Tafel" },
};
const hebrew = { ...german, languageCode: "he", languageName: "עברית", direction: "rtl" };
const codes = () => languages.map(({ languageCode }) => languageCode);

/** What the server tells. */
const tell = (rows: unknown, status = 200) =>
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(rows), { status }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  takeKeptLanguages("board");
});

it("are there with the next start, before anything is asked, each with its direction", async () => {
  tell([german, hebrew]);
  expect(await readStaffLanguages("board")).toBe(true);
  expect(await readStaffLanguages("board")).toBe(false);
  expect(codes()).toEqual(["en", "ar", "de", "he"]);
  takeKeptLanguages("courier");
  expect(codes()).toEqual(["en", "ar"]);
  takeKeptLanguages("board");
  expect(codes()).toEqual(["en", "ar", "de", "he"]);
  expect(direction("he")).toBe("rtl");
});

it("say their own texts, and those that they lack in English, with the plurals of English", async () => {
  tell([german]);
  await readStaffLanguages("board");
  expect(staffText(built, "de", "app.title")).toBe("Tafel");
  expect(staffText(built, "de", "pieces", { count: 1 })).toBe("1 item");
  expect(staffText(built, "ar", "app.title")).toBe("اللوحة");
  expect(staffText(built, "xx", "app.title")).toBe("Board");
});

it("stay as they are without a line, after an error, and after an answer that is none", async () => {
  tell([german]);
  await readStaffLanguages("board");
  for (const answer of [[{ ...german, texts: { "app.title": 3 } }], { languages: [] }, "x"]) {
    tell(answer);
    expect(await readStaffLanguages("board")).toBe(false);
  }
  tell([], 503);
  expect(await readStaffLanguages("board")).toBe(false);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  expect(await readStaffLanguages("board")).toBe(false);
  expect(staffText(built, "de", "app.title")).toBe("Tafel");
  localStorage.setItem("doorstep-board.languages", "{damaged");
  takeKeptLanguages("board");
  expect(codes()).toEqual(["en", "ar"]);
});

it("do not take the place of a language of the build, and go when the shop has them no more", async () => {
  tell([german, { ...german, languageCode: "ar", texts: { "app.title": "x" } }]);
  await readStaffLanguages("board");
  expect(codes()).toEqual(["en", "ar", "de"]);
  expect(staffText(built, "ar", "app.title")).toBe("اللوحة");
  tell([]);
  expect(await readStaffLanguages("board")).toBe(true);
  expect(codes()).toEqual(["en", "ar"]);
  expect(staffText(built, "de", "app.title")).toBe("Board");
});
