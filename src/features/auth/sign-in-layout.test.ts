import { describe, expect, it } from "vitest";
import type { Config } from "@/contract";
import { type SignInLayout, signInLayout, signInParts, socialMedia } from "./sign-in-layout";

const config = (login: Partial<Config["centralize_login"]>, lists: Partial<Config> = {}) =>
  ({
    centralize_login: {
      manual_login_status: 0,
      otp_login_status: 0,
      social_login_status: 0,
      google_login_status: 0,
      facebook_login_status: 0,
      apple_login_status: 0,
      ...login,
    },
    social_login: [],
    apple_login: [],
    ...lists,
  }) as unknown as Config;

describe("the layout of signing in", () => {
  it.each<[0 | 1, 0 | 1, 0 | 1, SignInLayout]>([
    [1, 1, 1, "all"],
    [1, 1, 0, "otp_manual"],
    [1, 0, 1, "otp_social"],
    [0, 1, 1, "manual_social"],
    [1, 0, 0, "otp"],
    [0, 1, 0, "manual"],
    [0, 0, 1, "social"],
    [0, 0, 0, "manual"],
  ])("with code %i, password %i and social %i is %s", (otp, manual, social, layout) => {
    const login = { otp_login_status: otp, manual_login_status: manual, social_login_status: social };
    expect(signInLayout(config(login))).toBe(layout);
  });

  it("is the password's before the configuration is known", () => {
    expect(signInLayout(undefined)).toBe("manual");
  });

  it("is made of its parts, the password first", () => {
    expect(signInParts("all")).toEqual(["manual", "otp", "social"]);
    expect(signInParts("otp_manual")).toEqual(["manual", "otp"]);
    expect(signInParts("social")).toEqual(["social"]);
  });
});

describe("social buttons", () => {
  const lists = {
    social_login: [
      {
        login_medium: "google",
        status: true,
        client_id: "shop",
        authorize_url: "https://id.test",
        scope: "openid",
      },
      {
        login_medium: "facebook",
        status: false,
        client_id: "shop",
        authorize_url: "https://id.test",
        scope: "openid",
      },
    ],
    apple_login: [
      {
        login_medium: "apple",
        status: true,
        client_id: "shop",
        authorize_url: "https://id.test",
        scope: "openid",
      },
    ],
  };

  it("obey the switch and the list alike", () => {
    const on = { google_login_status: 1, facebook_login_status: 1, apple_login_status: 1 } as const;
    expect(socialMedia(config(on, lists))).toEqual(["google", "apple"]);
    expect(socialMedia(config({ ...on, google_login_status: 0 }, lists))).toEqual(["apple"]);
    expect(socialMedia(config(on))).toEqual([]);
  });
});
