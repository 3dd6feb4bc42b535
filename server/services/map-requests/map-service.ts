/**
 * Asks a map service for JSON. What is missing, slow, too large or no JSON becomes a status in the words of classic map
 * services, which pages treat as 'nothing found'.
 */
import { requestPace } from "./pace";

export interface MapServiceSettings {
  /** Address of the service without a slash at the end; may have a path. */
  baseUrl: string;
  /** Names the shop's address, as the usage policies of public services ask. */
  userAgent: string;
  /** Requests a second that the service allows. */
  perSecond: number;
  /** ms that one request may take, its body included. */
  timeoutMs?: number;
  /** Told what is wrong with the service, never what was asked for. */
  report?: (problem: string) => void;
}

export type MapProblem = "OVER_QUERY_LIMIT" | "REQUEST_DENIED" | "INVALID_REQUEST" | "UNKNOWN_ERROR";

/** `body` of a refusal is what the service said of it, null where that was no JSON. */
export type MapAnswer = { status: "OK"; body: unknown } | { status: MapProblem; body: unknown };

export type MapService = (path: string, parameters: Record<string, string>) => Promise<MapAnswer>;

/** The answers that are read have some kilobytes. */
const maxBytes = 2_000_000;

const problemOf = (httpStatus: number): MapProblem => {
  if (httpStatus === 429) return "OVER_QUERY_LIMIT";
  if (httpStatus === 401 || httpStatus === 403) return "REQUEST_DENIED";
  return httpStatus === 400 ? "INVALID_REQUEST" : "UNKNOWN_ERROR";
};

/** The JSON of a body; throws above the limit, and for anything else than JSON. */
async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error("The answer is too large.");
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

export function mapService(settings: MapServiceSettings): MapService {
  const { baseUrl, userAgent, timeoutMs = 5000, report = () => {} } = settings;
  const pace = requestPace(settings.perSecond);
  const fail = (status: MapProblem, problem: string, body: unknown = null): MapAnswer => {
    report(problem);
    return { status, body };
  };
  return async (path, parameters) => {
    if (!(await pace())) return fail("OVER_QUERY_LIMIT", "more requests a second than are allowed");
    try {
      const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(parameters)}`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
        headers: { accept: "application/json", "user-agent": userAgent },
      });
      if (response.ok) return { status: "OK", body: await readJson(response) };
      // Routers answer 400 when there is no route, which is no fault.
      const body = await readJson(response).catch(() => null);
      return response.status === 400
        ? { status: "INVALID_REQUEST", body }
        : fail(problemOf(response.status), `HTTP ${response.status}`, body);
    } catch (error) {
      const slow = error instanceof Error && error.name === "TimeoutError";
      const unreadable = error instanceof SyntaxError;
      return fail("UNKNOWN_ERROR", slow ? "no answer in time" : unreadable ? "no JSON" : "no usable answer");
    }
  };
}
