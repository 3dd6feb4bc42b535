/** The messages of an open card, asked for while somebody looks at it. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { BoardChat } from "@/contract/calls/board-chat";
import { randomUuid } from "@/platform/random-uuid";
import { callBoard } from "../api/call-board";
import { useConnection } from "../live/connection";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

const askEveryMs = 8_000;

export interface OrderChat {
  /** Null until it was read. */
  readonly chat: BoardChat | null;
  /** Throws ApiError. */
  readonly send: (text: string) => Promise<void>;
  /** Somebody has seen what is there. */
  readonly markRead: () => void;
}

export function useOrderChat(orderId: number): OrderChat {
  const token = useSession((session) => session.token);
  const language = useDeviceSettings((settings) => settings.language);
  const isLive = useConnection((connection) => connection.isLive);
  const [chat, setChat] = useState<BoardChat | null>(null);
  const path = `/orders/${orderId}/chat`;
  const read = useCallback(async () => {
    try {
      setChat(await callBoard<BoardChat>({ path, token }));
    } catch (error) {
      noticeEnd(error, token);
    }
  }, [path, token]);
  const markRead = useCallback(() => {
    callBoard({ method: "POST", path: `${path}/read`, token }).then(read, () => undefined);
  }, [path, token, read]);
  useEffect(() => {
    if (token === null || !isLive) return;
    const ask = () => {
      if (document.visibilityState === "visible") void read();
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    return () => clearInterval(timer);
  }, [token, isLive, read]);
  // A text that is sent again after a lost answer is one message.
  const last = useRef({ text: "", key: "" });
  const send = async (text: string) => {
    if (last.current.text !== text) last.current = { text, key: randomUuid() };
    const idempotencyKey = last.current.key;
    try {
      await callBoard({ method: "POST", path, token, language, idempotencyKey, body: { text } });
    } catch (error) {
      noticeEnd(error, token);
      throw error;
    }
    last.current = { text: "", key: "" };
    await read();
  };
  return { chat, send, markRead };
}
