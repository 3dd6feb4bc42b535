import { describe, expect, it } from "vitest";
import { networkAddressKey } from "./rate-limit";

describe("what counts as one address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:0:1:aaaa::5", "2001:db8:0:1::/64"],
    ["2001:0DB8:0000:0001:ffff:0:0:9", "2001:db8:0:1::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["192.0.2.7:51234", "192.0.2.7"],
    ["[2001:db8:0:1::5]:443", "2001:db8:0:1::/64"],
    ["[2001:db8:0:1::5]", "2001:db8:0:1::/64"],
    ["::ffff:192.0.2.7:80", "192.0.2.7"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("%s is %s", (ip, key) => expect(networkAddressKey(ip)).toBe(key));

  it("is nothing for a connection that is gone already, and no error", () => {
    expect(networkAddressKey(undefined)).toBe("");
  });
});
