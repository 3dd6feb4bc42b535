import { ApiError } from "@/platform/http/api-error";
import { boardAddress, boardHeaders } from "../api/call-board";

/** ms; papers are photos of a whole page. */
const timeoutMs = 30_000;

/** Reads a picture that only people of the board may see. `path` is below /board. Throws ApiError. */
export async function readPicture(path: string, token: string | null): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(boardAddress(path), {
      headers: { ...boardHeaders({ token }), Accept: "image/webp" },
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new ApiError("network", { cause });
  }
  if (!response.ok) throw new ApiError("refused", { status: response.status });
  return response.blob();
}
