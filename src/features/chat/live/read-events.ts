import { createParser } from "eventsource-parser";

/** Characters of one event; more is no event of ours. */
const maxEventLength = 16_384;

/**
 * Takes the text of a stream of server-sent events as it comes and hands each event's data on. Returns a function for the next
 * piece; throws where one event never ends.
 */
export function eventReader(onData: (data: string) => void): (piece: string) => void {
  const parser = createParser({
    maxBufferSize: maxEventLength,
    onEvent: ({ data }) => onData(data),
    onError: (error) => {
      // Fields that it does not know are for others.
      if (error.type === "max-buffer-size-exceeded") throw error;
    },
  });
  return (piece) => parser.feed(piece);
}
