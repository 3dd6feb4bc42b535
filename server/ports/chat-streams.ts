import type { ChatEvent } from "@/contract/calls/chat";

/** A page that hears at once what happens in its customer's chats. */
export interface ChatStream {
  customerId: number;
  /** The network address that limits count by. */
  address: string;
  /** Hash of the token of its login; the stream ends with it. */
  tokenHash: string;
  send(event: ChatEvent): void;
  end(): void;
}

/** All of them in this process. */
export interface ChatStreams {
  /** Adds a stream and returns a function that takes it away again; null when there are too many. */
  add(stream: ChatStream): Promise<(() => void) | null>;
  count(): number;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
}
