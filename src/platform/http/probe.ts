import { apiPrefix } from "./client";

/** `silent`: nobody said anything in time, neither yes nor no. */
export type ProbeResult = "online" | "maintenance" | "captive" | "down" | "silent";

/** A probe is given up after this, ms. */
export const probeTimeoutMs = 5_000;

/**
 * Asks the API itself whether it is there, as cheaply as can be: the head of its config, which no worker and no cache
 * answers. JSON or a plain refusal is the shop; a page or a redirect instead is a captive portal speaking. `baseUrl` is
 * the API's origin, without a trailing slash. Never rejects.
 */
export async function probe(baseUrl: string): Promise<ProbeResult> {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, probeTimeoutMs);
  try {
    const response = await fetch(`${baseUrl}${apiPrefix}/config`, {
      method: "HEAD",
      cache: "no-store",
      credentials: "omit",
      redirect: "manual",
      signal: controller.signal,
      headers: { Accept: "application/json" },
    });
    if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400))
      return "captive";
    if (response.status === 503) return "maintenance";
    if (response.status === 502 || response.status === 504) return "down";
    if (response.status === 511) return "captive";
    if (!response.ok) return "online";
    return response.headers.get("Content-Type")?.includes("html") ? "captive" : "online";
  } catch {
    return late ? "silent" : "down";
  } finally {
    clearTimeout(timer);
  }
}
