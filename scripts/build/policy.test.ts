import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, sha256Source } from "./policy";

const INLINE = { scripts: ["boot()"], styles: ["body{}"] };

describe("the policy of the documents", () => {
  it("allows no host but its own when nothing is configured", () => {
    expect(contentSecurityPolicy({}, INLINE)).not.toMatch(/https?:/);
  });

  it("allows inline texts by their hash only", () => {
    const policy = contentSecurityPolicy({}, INLINE);
    expect(policy).toContain(sha256Source("boot()"));
    expect(policy).toContain(sha256Source("body{}"));
    expect(policy).not.toContain("unsafe");
  });

  it("lets the page reach a configured API host, by its origin", () => {
    const policy = contentSecurityPolicy({ VITE_API_BASE_URL: "https://api.shop.example/v2/" }, INLINE);
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.shop\.example;/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/api\.shop\.example/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it.each(["*", "javascript:alert(1)", "not an address", "'unsafe-inline'"])(
    "takes no source from the setting %s",
    (value) => {
      const policy = contentSecurityPolicy({ VITE_IMAGE_ORIGINS: value, VITE_API_BASE_URL: value }, INLINE);
      expect(policy).not.toMatch(/\*|javascript:|unsafe|not an/);
      expect(policy).not.toContain("null");
    },
  );

  it("names the hosts of Firebase and Mapbox only when they are configured", () => {
    const policy = contentSecurityPolicy(
      { VITE_FIREBASE_API_KEY: "key", VITE_MAPBOX_TOKEN: "token" },
      INLINE,
    );
    expect(policy).toContain("https://identitytoolkit.googleapis.com");
    expect(policy).toMatch(/worker-src 'self' blob:/);
    expect(contentSecurityPolicy({}, INLINE)).not.toContain("googleapis");
  });
});
