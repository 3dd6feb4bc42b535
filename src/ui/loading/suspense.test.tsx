import type { ComponentType } from "react";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let parts: typeof import("./lazy") & typeof import("./suspense") & typeof import("@/platform/i18n/texts");
let container: HTMLElement;
let root: Root;

beforeEach(async () => {
  // React takes the browser's timer when it is loaded: this one never fires.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.resetModules();
  // As in a browser: inside `act` React holds nothing back.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  parts = {
    ...(await import("./lazy")),
    ...(await import("./suspense")),
    ...(await import("@/platform/i18n/texts")),
  };
  const { createRoot } = await import("react-dom/client");
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part whose file comes when it is let. */
function late(Part: ComponentType) {
  let come = () => {};
  const file = new Promise<{ default: ComponentType }>((resolve) => {
    come = () => resolve({ default: Part });
  });
  return { Part: parts.lazy(() => file), come };
}

/** Resolves when the text is what is shown. */
const shown = (text: string) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const seen = [...container.children].filter((child) => (child as HTMLElement).style.display !== "none");
      if (seen.map((child) => child.textContent).join("") !== text) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(container, { childList: true, subtree: true, attributes: true, characterData: true });
    look();
  });

/** Renders a part that is late, and lets it come once its placeholder is seen. */
async function showLate({ Part, come }: ReturnType<typeof late>): Promise<void> {
  root.render(
    <parts.Suspense fallback={<p>nothing</p>}>
      <Part />
    </parts.Suspense>,
  );
  await shown("nothing");
  come();
}

it("nested parts are shown as they load, without a delay between them", async () => {
  const { Suspense } = parts;
  const inner = late(() => <p>menu</p>);
  const outer = late(() => (
    <Suspense fallback={<p>store without menu</p>}>
      <inner.Part />
    </Suspense>
  ));
  await showLate(outer);
  await shown("store without menu");
  inner.come();
  await shown("menu");
  expect(container.textContent).toBe("menu");
});

function Words() {
  return <p>{parts.useTexts("push")("push.open") ? "words" : ""}</p>;
}

it("loaded texts are shown without a delay, too", async () => {
  const { Suspense } = parts;
  const outer = late(() => (
    <Suspense fallback={<p>no words yet</p>}>
      <Words />
    </Suspense>
  ));
  await showLate(outer);
  await shown("words");
  expect(container.textContent).toBe("words");
});
