/** Events of a stream of server-sent events: only their data is used. */

/** Characters of one event; more is no event of ours. */
const maxEventLength = 16_384;

/**
 * Takes the stream's text as it comes and hands each event's data on. Returns a function for the next piece; throws where
 * one event never ends.
 */
export function eventReader(onData: (data: string) => void): (piece: string) => void {
  let rest = "";
  return (piece) => {
    const text = rest + piece;
    // Its line feed may come with the next piece.
    const held = text.endsWith("\r") ? "\r" : "";
    const blocks = text
      .slice(0, text.length - held.length)
      .replace(/\r\n?/g, "\n")
      .split("\n\n");
    rest = (blocks.pop() ?? "") + held;
    if (rest.length > maxEventLength) throw new Error("An event never ends.");
    for (const block of blocks) {
      const data = block
        .split("\n")
        .filter((line) => line.startsWith("data:"))
        .map((line) => line.slice(5).replace(/^ /, ""));
      if (data.length > 0) onData(data.join("\n"));
    }
  };
}
