import { apiPrefix } from "./client";

/** `silent`: no response within the timeout. */
export type ProbeResult = "online" | "maintenance" | "captive" | "down" | "silent";

export const probeTimeoutMs = 5_000;

/**
 * Asks the API itself whether it is reachable, as cheaply as possible: a HEAD of its config, past worker and caches. JSON or
 * a plain refusal comes from the shop; a page or a redirect comes from a captive portal. `baseUrl` is
 * the API's origin, without a trailing slash. Never rejects.
 */
export async function probe(baseUrl: string): Promise<ProbeResult> {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
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
    return timedOut ? "silent" : "down";
  } finally {
    clearTimeout(timer);
  }
}
