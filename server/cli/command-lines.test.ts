import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { checkedCommands, typedCommands, wordsOf } from "./command-lines";

describe("the words of a line", () => {
  it.each([
    ["orders 5", ["orders", "5"]],
    ["  config   get\tcountry ", ["config", "get", "country"]],
    [`config set business_name '"Corner Shop"'`, ["config", "set", "business_name", '"Corner Shop"']],
    [`config set business_name "\\"Corner Shop\\""`, ["config", "set", "business_name", '"Corner Shop"']],
    [`config set footer_text '"a # b"' # our footer`, ["config", "set", "footer_text", '"a # b"']],
    ["# a comment", []],
    ["", []],
    ["  # another", []],
    ["chat 5 a#b", ["chat", "5", "a#b"]],
    [`chat 5 ''`, ["chat", "5", ""]],
    [`chat 5 ""`, ["chat", "5", ""]],
    [`chat 5 it\\'s`, ["chat", "5", "it's"]],
    [`chat 5 "it's" 'a "b"'`, ["chat", "5", "it's", 'a "b"']],
    [`chat 5 a'b c'd"e f"`, ["chat", "5", "ab cde f"]],
    [`chat 5 "50\\n" '50\\n' 50\\n`, ["chat", "5", "50\\n", "50\\n", "50n"]],
    [`chat 5 "\\$5 \\\\ \\\`"`, ["chat", "5", "$5 \\ `"]],
    ["chat 5 $HOME * `ls` ; rm > x", ["chat", "5", "$HOME", "*", "`ls`", ";", "rm", ">", "x"]],
    ["chat 5 مرحبا", ["chat", "5", "مرحبا"]],
  ])("%s", (line, words) => expect(wordsOf(line)).toEqual(words));

  it.each([
    ["chat 5 'it", "The quote ' is not closed on its line."],
    ['chat 5 "it', 'The quote " is not closed on its line.'],
    ["chat 5 it's", "The quote ' is not closed on its line."],
    ["chat 5 a\\", "A backslash at the end joins no lines: a command is one line."],
  ])("%s cannot be read", (line, sentence) => expect(() => wordsOf(line)).toThrow(sentence));
});

describe("a file of commands", () => {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-lines-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileWith = (text: string) => {
    const file = join(folder, "commands");
    writeFileSync(file, text);
    return file;
  };

  it.each(["\n", "\r\n", "\r"])("has lines that end with %j, counted with those that hold nothing", (end) => {
    const file = fileWith(["\ufefforders 1", "", "# two", "orders 2"].join(end));
    expect(checkedCommands(file).map(({ number, words }) => [number, ...words])).toEqual([
      [1, "orders", "1"],
      [4, "orders", "2"],
    ]);
  });

  it("is refused whole, with every line that cannot be read", () => {
    const file = fileWith("orders\nchat 5 'a\norders\nchat 5 b\\\n");
    expect(() => checkedCommands(file)).toThrow(
      [
        `${file}, line 2: The quote ' is not closed on its line.`,
        `${file}, line 4: A backslash at the end joins no lines: a command is one line.`,
        "No command was run.",
      ].join("\n"),
    );
  });

  it("is named where it cannot be read", () => {
    expect(() => checkedCommands(join(folder, "none"))).toThrow("none cannot be read (ENOENT).");
    expect(() => checkedCommands(folder)).toThrow("cannot be read (EISDIR).");
  });

  it("comes line by line from standard input, and a line that cannot be read does not keep the others back", async () => {
    const lines = [];
    for await (const line of typedCommands(
      Readable.from(["\ufefforders 1\r\n# c\r\nchat 'a\r\nord", "ers 2"]),
    ))
      lines.push(line);
    expect(lines).toEqual([
      { number: 1, words: ["orders", "1"], problem: null },
      { number: 3, words: [], problem: "The quote ' is not closed on its line." },
      { number: 4, words: ["orders", "2"], problem: null },
    ]);
  });
});
