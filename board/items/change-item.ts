/** Changes of items and stores that wait for their answer, which may find something wrong with them. */
import type {
  BoardHoursRequest,
  BoardItemDetailsRequest,
  BoardItemPicture,
  BoardItemRequest,
  BoardSpecialDayRequest,
  BoardStoreState,
} from "@/contract/calls/board-items";
import { ApiError } from "@/platform/http/api-error";
import { errorsOf } from "@/platform/http/response-errors";
import { randomUuid } from "@/platform/random-uuid";
import { boardAddress, boardHeaders, callBoard } from "../api/call-board";
import { noticeEnd, takeStore, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

async function put<T>(path: string, body: object): Promise<T> {
  const { token } = useSession.getState();
  const { language } = useDeviceSettings.getState();
  const idempotencyKey = randomUuid();
  try {
    return await callBoard<T>({ method: "PUT", path, token, language, body, idempotencyKey });
  } catch (error) {
    noticeEnd(error, token);
    throw error;
  }
}

/** Another price or stock. Throws ApiError. */
export const changeItem = (itemId: number, body: BoardItemRequest): Promise<void> =>
  put(`/items/${itemId}`, body);

/** Other texts, or other hours of a day. Throws ApiError. */
export const changeItemDetails = (itemId: number, body: BoardItemDetailsRequest): Promise<void> =>
  put(`/items/${itemId}/details`, body);

async function putStore(path: string, body: object): Promise<BoardStoreState> {
  const state = await put<BoardStoreState>(path, body);
  takeStore(state);
  return state;
}

/** Other hours of every week. Throws ApiError. */
export const changeHours = (storeId: number, body: BoardHoursRequest): Promise<BoardStoreState> =>
  putStore(`/stores/${storeId}/hours`, body);

/** Other hours of one date. Throws ApiError. */
export const changeSpecialDay = (storeId: number, body: BoardSpecialDayRequest): Promise<BoardStoreState> =>
  putStore(`/stores/${storeId}/special-days`, body);

/** ms; a photo over a slow line. */
const uploadTimeoutMs = 60_000;

/** Another picture. Throws ApiError. */
export async function changePicture(itemId: number, picture: Blob): Promise<string | null> {
  const { token } = useSession.getState();
  const { language } = useDeviceSettings.getState();
  const form = new FormData();
  form.set("image", picture, "picture.jpg");
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(boardAddress(`/items/${itemId}/picture`), {
      method: "POST",
      headers: boardHeaders({ token, language, idempotencyKey: randomUuid() }),
      body: form,
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(uploadTimeoutMs),
    });
    answer = await response.json();
  } catch (cause) {
    throw new ApiError("network", { cause });
  }
  if (!response.ok) {
    const error = new ApiError(response.status === 401 ? "unauthorised" : "refused", {
      status: response.status,
      errors: errorsOf(answer),
      tokenAttached: true,
    });
    noticeEnd(error, token);
    throw error;
  }
  return (answer as BoardItemPicture).picture;
}
