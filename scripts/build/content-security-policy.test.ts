import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, scriptOrigins, sha256Source } from "./content-security-policy";

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

  it("names the hosts of Mapbox only when it is configured", () => {
    const policy = contentSecurityPolicy({ VITE_MAPBOX_TOKEN: "token" }, INLINE);
    expect(policy).toMatch(/worker-src 'self' blob:/);
    expect(policy).toContain("https://api.mapbox.com");
    expect(policy).not.toContain("google");
  });

  const hosts = (policy: string) => [...new Set(policy.match(/https:[^ ;]+/g))].sort();
  const codes = {
    VITE_FIREBASE_API_KEY: "key",
    VITE_FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
    VITE_FIREBASE_PROJECT_ID: "shop",
  };

  it("lets in Firebase's hosts for codes, and the captcha's, when these are configured", () => {
    const policy = contentSecurityPolicy(codes, INLINE);
    expect(hosts(policy)).toEqual([
      "https://identitytoolkit.googleapis.com",
      "https://www.google.com",
      "https://www.gstatic.com",
    ]);
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[^']+' https:\/\/www\.google\.com https:\/\/www\.gstatic\.com;/,
    );
    expect(policy).toContain("frame-src https://www.google.com;");
    expect(scriptOrigins(codes)).toEqual(["https://www.google.com", "https://www.gstatic.com"]);
  });

  it("lets in the hosts of Firebase's pushes alone, and no script, when only these are configured", () => {
    const pushes = {
      VITE_FIREBASE_API_KEY: "key",
      VITE_FIREBASE_PROJECT_ID: "shop",
      VITE_FIREBASE_MESSAGING_SENDER_ID: "1",
      VITE_FIREBASE_APP_ID: "app",
    };
    const policy = contentSecurityPolicy(pushes, INLINE);
    expect(hosts(policy)).toEqual([
      "https://fcmregistrations.googleapis.com",
      "https://firebaseinstallations.googleapis.com",
    ]);
    expect(policy).toContain("frame-src 'none';");
    expect(scriptOrigins(pushes)).toEqual([]);
  });

  it.each(Object.keys(codes))("lets in nothing of Firebase without %s", (name) => {
    const policy = contentSecurityPolicy({ ...codes, [name]: "" }, INLINE);
    expect(hosts(policy)).toEqual([]);
  });
});
