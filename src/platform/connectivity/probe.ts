import { environment } from "@/platform/environment";

export type ProbeResult = "online" | "maintenance" | "captive" | "down";

/** A probe is given up after this, ms. */
export const probeTimeout = 5_000;

/**
 * Asks the API's host whether it is there, as cheaply as can be. A JSON answer or a plain refusal (404 of a backend
 * without this address) is the host itself; a page or a redirect instead is a captive portal speaking.
 */
export async function probe(baseUrl: string = environment.apiBaseUrl): Promise<ProbeResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), probeTimeout);
  try {
    const response = await fetch(`${baseUrl}/healthz`, {
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
    const body = (await response.text()).trim();
    return body.startsWith("<") ? "captive" : "online";
  } catch {
    return "down";
  } finally {
    clearTimeout(timer);
  }
}
