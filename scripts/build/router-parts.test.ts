import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { shakeable } from "./router-parts";

const FOLDER = join(import.meta.dirname, "../../node_modules/react-router/dist/production");
const modules = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".mjs"))
  .map((file) => readFileSync(join(FOLDER, file), "utf8"));

describe("the router's modules", () => {
  it("are where the build looks for them, in the form that it knows", () => {
    const all = modules.join("\n");
    expect(all).toMatch(/^var Link = React\d*\.forwardRef\(/m);
    expect(all).toMatch(/^Link\.displayName = "Link";$/m);
    expect(all).toMatch(/^var RenderErrorBoundary = class extends React\d*\.Component \{/m);
    expect(all).toMatch(/return shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/);
  });

  it("keep nothing at their top that holds on to unused parts", () => {
    const all = modules.map(shakeable).join("\n");
    expect(all).not.toMatch(/^\w+\.displayName =/m);
    expect(all).not.toMatch(/^var \w+ = React\d*\.(?:forwardRef|createContext|memo)\(/m);
    expect(all).not.toMatch(/^var \w+ = class extends React/m);
    expect(all).not.toMatch(/createElement\(PrefetchPageLinks, \{ page: href \}\)/);
  });

  it("are left as they are elsewhere", () => {
    expect(shakeable('const name = "x";\nfunction a() {\n  b.displayName = "c";\n}')).toBe(
      'const name = "x";\nfunction a() {\n  b.displayName = "c";\n}',
    );
  });
});
