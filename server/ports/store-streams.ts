/** A page that hears at once that something of a store came, went or closed. */
export interface StoreStream {
  storeId: number;
  /** The network address that limits count by. */
  address: string;
  send(): void;
  end(): void;
}

/** All of them in this process. */
export interface StoreStreams {
  /** Adds a stream and returns a function that takes it away again; null when there are too many. */
  add(stream: StoreStream): Promise<(() => void) | null>;
  count(): number;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
}
