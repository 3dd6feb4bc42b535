import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { demoAdvertisements } from "../catalogue";

describe("the films of the demo", () => {
  it("are files for every advertisement that shows one", () => {
    const addresses = demoAdvertisements.flatMap(({ video }) => video ?? []);
    expect(addresses.length).toBeGreaterThan(4);
    const missing = addresses.filter(
      (address) => !existsSync(fileURLToPath(new URL(`..${address}`, import.meta.url))),
    );
    expect(missing).toEqual([]);
  });
});
