import { describe, expect, it } from "vitest";
import { countriesByName } from "./countries";

describe("the countries to choose from", () => {
  it("are all of the world's, sorted by name", () => {
    const english = countriesByName("en", "US");
    expect(english.length).toBe(249);
    expect(english.map(({ code }) => code)).toEqual(expect.arrayContaining(["US", "SA", "DE", "BD"]));
    expect(english[0]?.name).toBe("Afghanistan");
    const names = english.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  });

  it("have names in the shopper's language", () => {
    expect(countriesByName("ar", "SA").find(({ code }) => code === "SA")?.name).toBe(
      "المملكة العربية السعودية",
    );
  });

  it("include the stored value even when it is not a country", () => {
    expect(countriesByName("en", "!!").find(({ code }) => code === "!!")?.name).toBe("!!");
  });
});
