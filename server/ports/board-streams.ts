import type { BoardEvent } from "@/contract/calls/board-orders";

/** A board that hears at once what happens to the orders of its stores. */
export interface BoardStream {
  operatorId: number;
  /** Null: every store, and parcels. */
  storeIds: readonly number[] | null;
  /** The network address that limits count by. */
  address: string;
  /** Hash of the token of its login; the stream ends with it. */
  tokenHash: string;
  send(event: BoardEvent): void;
  end(): void;
}

/** All of them in this process. */
export interface BoardStreams {
  /** Adds a stream and returns a function that takes it away again; null when there are too many. */
  add(stream: BoardStream): Promise<(() => void) | null>;
  count(): number;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
}
