/** The libraries' text that the build replaces: each of these fails when an update changes it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { kitPartsPlugin, REPLACED, REWRITTEN, shakeableParts } from "./kit-parts";

const PACKAGES = join(import.meta.dirname, "../../node_modules");
const files = [
  "@chakra-ui/react/dist/esm",
  "@ark-ui/react/dist/components",
  "@pandacss/is-valid-prop/dist",
  "@zag-js/aria-hidden/dist",
  "@zag-js/dismissable/dist",
  "@zag-js/focus-trap/dist",
  "@zag-js/remove-scroll/dist",
  "hoist-non-react-statics/dist",
].flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => join(PACKAGES, folder, file)),
);
const textOf = (file: string) => readFileSync(file, "utf8");

/** Names that a module exports, whichever way it writes them. */
function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/export (?:const|function|class) (\w+)/g)].map(([, name]) => name);
  const listed = [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(" as ").at(-1)),
  );
  const ofDefault = /export default|module\.exports/.test(code) ? ["default"] : [];
  return [...declared, ...listed, ...ofDefault].filter((name): name is string => Boolean(name));
}

describe("what the build replaces of the kit's libraries", () => {
  it.each(REPLACED.map(({ module, by }) => [module.source, module, by] as const))(
    "is there and exports what takes its place: %s",
    (_source, module, by) => {
      const found = files.filter((file) => module.test(file));
      expect(found).not.toEqual([]);
      const exported = found.map((file) => exportsOf(textOf(file)));
      for (const name of exportsOf(by)) expect(exported.flat()).toContain(name);
    },
  );

  it.each(REWRITTEN.map(({ module, from }) => [from, module] as const))(
    "is written as it was: %s",
    (from, module) => {
      const found = files.filter((file) => module.test(file));
      expect(found).toHaveLength(1);
      for (const file of found) expect(textOf(file).split(from)).toHaveLength(2);
    },
  );

  it("stops the build when it is written otherwise", () => {
    const { transform } = kitPartsPlugin();
    const [place] = REWRITTEN;
    const file = files.find((candidate) => place?.module.test(candidate));
    if (typeof transform !== "function" || file === undefined) throw new Error("Nothing is rewritten.");
    expect(() => transform.call({} as never, "const other = 1;", file)).toThrow("see kit-parts.ts");
  });
});

describe("the kit's parts", () => {
  const all = files.filter((file) => /@(?:chakra-ui|ark-ui)/.test(file)).map(textOf);

  it("are made by the calls that the build knows", () => {
    expect(all.some((code) => /^const \w+ = withContext\(/m.test(code))).toBe(true);
    expect(all.some((code) => /^const \w+ = forwardRef\(/m.test(code))).toBe(true);
  });

  it("hold on to no other part", () => {
    const shaken = all.map(shakeableParts).join("\n");
    expect(shaken).not.toMatch(/^(?:const|var) \w+ = (?:withContext|withProvider|forwardRef|chakra)\(/m);
    expect(shaken).not.toMatch(/^\w+\.displayName = [^;]*;$/m);
  });
});
