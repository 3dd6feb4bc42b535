/** A call that is compared: whether what it returns is what is compared at all, and what is reported of it. */
import type { Figure } from "../figures";
import { type HotCall, type MeasuredCall, noteOf } from "../measured-call";
import { PAGE } from "./medusa-products";

/**
 * Sends each request once. Throws when an answer has other than a page of different rows with a price. Returns the mean
 * size of an answer in KB.
 */
export async function checkedAnswers(
  url: string,
  { name, requests }: Pick<HotCall, "name" | "requests">,
  priced: (answer: unknown) => readonly unknown[],
): Promise<number> {
  let bytes = 0;
  for (const { path, headers } of requests) {
    const response = await fetch(url + path, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name}: ${path} returned ${response.status}: ${text.slice(0, 500)}`);
    const rows = new Set(priced(JSON.parse(text))).size;
    if (rows !== PAGE) throw new Error(`${name}: ${path} returned ${rows} rows with a price, not ${PAGE}.`);
    bytes += Buffer.byteLength(text);
  }
  return bytes / requests.length / 1024;
}

export const peerFigures = (server: string, call: MeasuredCall, kilobytes: number): Figure[] => [
  {
    name: `${server}: ${call.name}, at most`,
    value: call.rate,
    unit: "/s",
    note: `${PAGE} rows, ${kilobytes.toFixed(1)} KB an answer`,
  },
  { name: `${server}: ${call.name}, p99`, value: call.p99, unit: "ms", note: noteOf(call) },
];
