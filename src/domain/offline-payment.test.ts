import { describe, expect, it } from "vitest";
import { firstOfflineProblem, offlineAnswerProblem, offlineNoteProblem } from "./offline-payment";

describe("what is filled in about an offline payment", () => {
  it.each([
    ["AB-123 456", true, null],
    ["  AB-123  ", true, null],
    ["نورة العلي", true, null],
    ["", true, "missing"],
    ["   ", true, "missing"],
    ["", false, null],
    ["x".repeat(191), true, null],
    ["x".repeat(192), true, "long"],
    ["<script>alert(1)</script>", true, "signs"],
    ["1\u0000", true, "signs"],
    ["two\nlines", true, "signs"],
    ["tab\there", false, "signs"],
    ["safe\u202Efdp.exe", true, "signs"],
    ["half \uD83D", true, "signs"],
    ["smile 🙂", true, null],
  ] as const)("%j, required %s, is refused for %s", (value, required, problem) => {
    expect(offlineAnswerProblem(value, required)).toBe(problem);
  });

  it.each([
    ["", null],
    ["Paid this morning.\nIn two parts.", null],
    ["x".repeat(501), "long"],
    ["<b>", "signs"],
    ["bell\u0007", "signs"],
  ] as const)("the note %j is refused for %s", (note, problem) => {
    expect(offlineNoteProblem(note)).toBe(problem);
  });

  it("names the first field that cannot be taken", () => {
    const fields = [
      { key: "name", required: true },
      { key: "reference", required: true },
    ];
    const answers: Record<string, string> = { name: "Nora", reference: "" };
    expect(firstOfflineProblem(fields, (key) => answers[key] ?? "")).toEqual({
      field: fields[1],
      problem: "missing",
    });
    expect(firstOfflineProblem(fields, () => "fine")).toBeNull();
  });
});
