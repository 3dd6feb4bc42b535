/**
 * Every call of the contract with the files of page and worker that make it. A call without one needs a reason; a call that is
 * not in the contract does not compile. The sources are read because types say which calls may be made, not who makes them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { callMakers } from "../../../tests/fixtures/call-makers";

const clientFunctions: Readonly<Record<string, string>> = {
  GET: "get",
  POST: "post",
  PUT: "put",
  DELETE: "remove",
};

/** Files with the functions of the client that they import. */
const sources = ["src", "sw"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(file, "utf8");
    const imported = /import \{([^}]*)\} from "@\/platform\/http(?:\/client)?"/.exec(text)?.[1] ?? "";
    return {
      name: basename(file).replace(/\.tsx?$/, ""),
      text,
      functions: (imported.match(/\w+/g) ?? []) as string[],
    };
  });

/** Names of the files that use the client's function for the method and name the path. */
function filesCalling(call: string): string[] {
  const [method = "", path = ""] = call.split(" ");
  const named = path.replace(/[.\\]/g, "\\$&").replace(/\{\w+\}/g, "\\$\\{[^`]*\\}");
  const address = new RegExp(`["\`]${named}["\`]`);
  const wanted = ["request", clientFunctions[method] ?? ""];
  const names = sources
    .filter(({ functions, text }) => wanted.some((name) => functions.includes(name)) && address.test(text))
    .map(({ name }) => name);
  return [...new Set(names)].sort();
}

describe("each call of the contract", () => {
  it("is made by the files that the list names, or has a reason why nobody makes it", () => {
    const listed = Object.entries(callMakers).map(([call, files]) => [call, "reason" in files ? [] : files]);
    const found = Object.keys(callMakers).map((call) => [call, filesCalling(call)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });
});
