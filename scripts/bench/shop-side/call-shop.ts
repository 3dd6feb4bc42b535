/** Calls of the shop's people beside the bench's load. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";

/**
 * POST below /api/v1 with a token and an Idempotency-Key of its own, from an address of this machine: limits count by
 * address, and people are at many. Throws on anything but 2xx.
 */
export function post<T>(
  url: string,
  path: string,
  token: string | null,
  body: object,
  localAddress = "127.0.0.1",
): Promise<T> {
  const { hostname, port } = new URL(url);
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": randomUUID(),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      hostname,
      port,
      path: `/api/v1${path}`,
      headers,
      localAddress,
      agent: false,
    };
    const sent = request(options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      response.once("end", () => {
        if ((response.statusCode ?? 0) < 300) resolve(JSON.parse(text) as T);
        else reject(new Error(`${path} returned ${response.statusCode}: ${text.slice(0, 300)}`));
      });
      response.once("error", reject);
    });
    sent.once("error", reject);
    sent.end(JSON.stringify(body));
  });
}
