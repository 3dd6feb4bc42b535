/** A failure whose message is one clear sentence for the person at the terminal; no stack is shown. */
export class StartError extends Error {
  override readonly name = "StartError";
}
