import { describe, expect, it } from "vitest";
import { type BrowserFacts, type InstallMethod, installMethod } from "./install-method";

const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  oldMac:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15",
  chrome:
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
  chromeMac:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
  firefoxPhone: "Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0",
  firefoxDesktop: "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0",
} as const;

const facts = (agent: keyof typeof agents, more: Partial<BrowserFacts> = {}): BrowserFacts => ({
  userAgent: agents[agent],
  maxTouchPoints: 0,
  offered: false,
  standalone: false,
  ...more,
});

describe("how a browser installs the app", () => {
  it.each<[string, BrowserFacts, InstallMethod]>([
    ["Safari on an iPhone by its share menu", facts("iphone", { maxTouchPoints: 5 }), "ios"],
    ["an iPad, which calls itself a Mac", facts("mac", { maxTouchPoints: 5 }), "ios"],
    ["Safari on a Mac by the Dock", facts("mac"), "mac-safari"],
    ["an older Safari on a Mac not at all", facts("oldMac"), "none"],
    ["Chrome by its prompt, once it has been offered", facts("chrome", { offered: true }), "prompt"],
    ["Chrome not before", facts("chrome"), "none"],
    ["Chrome on a Mac not by Safari's way", facts("chromeMac"), "none"],
    ["Firefox on a phone by its menu", facts("firefoxPhone"), "firefox-android"],
    ["Firefox on a desktop not at all", facts("firefoxDesktop"), "none"],
    ["an installed app not again", facts("chrome", { standalone: true, offered: true }), "app"],
  ])("%s", (_name, browser, way) => {
    expect(installMethod(browser)).toBe(way);
  });
});
