import { describe, expect, it } from "vitest";
import { cleanMessage } from "./chat-text";

describe("a chat message", () => {
  it.each([
    ["keeps words and lines", "Hello\nyou", "Hello\nyou"],
    ["loses the spaces around it", "  Hello  \n ", "Hello"],
    ["keeps one empty line in a row", "a\r\n\r\n\r\n\r\nb", "a\n\nb"],
    ["loses control characters", "a\u0007b\u001B[31mc\u0085", "ab[31mc"],
    ["cannot turn the text around", "pay \u202Egnp.exe\u202C now", "pay gnp.exe now"],
    ["cannot isolate what comes behind it", "\u2067abc", "abc"],
    ["keeps joined emoji", "👩‍👩‍👧 ok", "👩‍👩‍👧 ok"],
    ["keeps marks of direction that Arabic needs", "السعر\u200F: 5", "السعر\u200F: 5"],
    ["is kept as text where it looks like HTML", "<b>hi</b>", "<b>hi</b>"],
    ["is empty where nothing is left", "\u202E \u0000\n", ""],
  ])("%s", (_, typed, sent) => {
    expect(cleanMessage(typed)).toBe(sent);
  });
});
