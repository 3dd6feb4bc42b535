import { describe, expect, it } from "vitest";
import { isNewsletterEmail } from "./email-pattern";

describe("an address for the newsletter", () => {
  it.each(["a@b.co", " a.b+c@d-e.example ", "ä@ö.com"])("%s is accepted", (email) =>
    expect(isNewsletterEmail(email)).toBe(true),
  );
  it.each(["", "a", "a@b", "a@b.c", "@b.co", "a@.co", "a b@c.de", "a@b..co", `${"a".repeat(260)}@b.co`])(
    "%s is refused",
    (email) => expect(isNewsletterEmail(email)).toBe(false),
  );
});
