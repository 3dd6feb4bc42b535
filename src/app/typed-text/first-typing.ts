/** Loads the code that keeps typed text with the first key that is pressed in a field. */
import { loadWithRetry } from "../load-with-retry";

/** The end of a session waits no longer for the file, ms. */
const maxWaitMs = 2_000;

let keeping: Promise<unknown> | undefined;
/** Fields that were typed into before it was there. */
const early = new Set<EventTarget>();

function note({ target }: Event): void {
  if (target) early.add(target);
  void startKeepingTypedText();
}

export const watchFirstTyping = (): void => document.addEventListener("input", note, true);

/** Once a page; what fails is tried again by the next key. */
export function startKeepingTypedText(): Promise<unknown> {
  keeping ??= loadWithRetry(() => import("./keep-typed-text"))
    .then(({ keepTypedText }) => {
      document.removeEventListener("input", note, true);
      keepTypedText([...early]);
      early.clear();
    })
    .catch(() => {
      keeping = undefined;
    });
  return keeping;
}

/** Runs this when what was typed can be kept, at once where nothing was. */
export function onceTypingIsKept(run: () => void): void {
  if (early.size === 0) run();
  else
    void Promise.race([startKeepingTypedText(), new Promise((end) => setTimeout(end, maxWaitMs))]).then(run);
}
