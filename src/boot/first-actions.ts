/** Presses and typing on the prerendered first screen, before the app is there. */

import { tryAgain } from "./try-again";

const within = (event: Event) => (event.target instanceof Element ? event.target : null);

/** Notes the last one in `state.action`, by its name in the document; a press on 'reload' asks for the app again. */
export function noteActions(state: { action: string | null }): void {
  document.addEventListener("click", (event) => {
    const target = within(event);
    if (target?.closest("[data-reload]")) void tryAgain();
    const pressed = target?.closest<HTMLElement>("#first-screen button[data-action]");
    if (!pressed) return;
    state.action = pressed.dataset.action ?? null;
    pressed.setAttribute("aria-busy", "true");
  });
  document.addEventListener("submit", (event) => {
    const form = within(event)?.closest<HTMLElement>("#first-screen form");
    if (!form) return;
    event.preventDefault();
    state.action = form.dataset.action ?? null;
    form.querySelector("[type=submit]")?.setAttribute("aria-busy", "true");
  });
}

/** The text and caret of the landing's search box on a first screen. */
export interface TypedText {
  text: string;
  /** True when the box had the focus. */
  focused: boolean;
  selection: readonly [start: number, end: number] | null;
}

export function typedText(screen: ParentNode): TypedText | null {
  const box = screen.querySelector<HTMLInputElement>('.fs-landing input[name="search"]');
  if (!box) return null;
  const { value: text, selectionStart: start, selectionEnd: end } = box;
  return {
    text,
    focused: document.activeElement === box,
    selection: start !== null && end !== null ? [start, end] : null,
  };
}
