import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { handledReply, type MessageFromWorker, waitForTurn } from "@/platform/push/worker-messages";
import { askPage } from "./open-pages";

const note: MessageFromWorker = { doorstep: "open", target: "/" };
let openPages: Set<string>;
let shown: number;

beforeEach(() => {
  shown = 0;
  openPages = new Set(["page"]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("self", { clients: { get: async (id: string) => (openPages.has(id) ? { id } : undefined) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets messages travel between the two sides; they are real. */
async function travel(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A page that begins with its messages when `wake` is called; what it does then is `behave`. */
function pageThat(behave: (port: MessagePort) => void) {
  let wake: () => void = () => undefined;
  const client = {
    id: "page",
    postMessage: (_note: unknown, [port]: MessagePort[]) => {
      wake = () => port && behave(port);
    },
  } as unknown as WindowClient;
  return { client, wake: () => wake() };
}
const showing = () =>
  pageThat((port) => {
    void waitForTurn(port).then(() => {
      shown += 1;
      port.postMessage(handledReply);
    });
  });
const afterwards = (answer: Promise<boolean>) => {
  const outcome: { value?: boolean } = {};
  void answer.then((value) => {
    outcome.value = value;
  });
  return outcome;
};

describe("a push is shown exactly once by a page", () => {
  it("that responds at once", async () => {
    const page = showing();
    const outcome = afterwards(askPage(page.client, note));
    page.wake();
    await travel();
    expect([outcome.value, shown]).toEqual([true, 1]);
  });

  it("and never by one that responded too late: a notification was shown", async () => {
    const page = showing();
    const outcome = afterwards(askPage(page.client, note));
    await vi.advanceTimersByTimeAsync(1_200);
    expect(outcome.value).toBe(false);
    page.wake();
    await travel();
    expect(shown).toBe(0);
  });

  it("of an older build, which shows it before it responds", async () => {
    const page = pageThat((port) => port.postMessage(handledReply));
    const outcome = afterwards(askPage(page.client, note));
    page.wake();
    await travel();
    expect(outcome.value).toBe(true);
  });

  it.each([
    ["and becomes busy, which shows it later", true],
    ["and is closed, which shows nothing", false],
  ])("that takes it %s", async (_what, staysOpen) => {
    const page = pageThat((port) => void waitForTurn(port));
    const outcome = afterwards(askPage(page.client, note));
    page.wake();
    await travel();
    if (!staysOpen) openPages.clear();
    await vi.advanceTimersByTimeAsync(1_200);
    expect(outcome.value).toBe(staysOpen);
  });
});
