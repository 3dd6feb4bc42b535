/** The text in the landing's search box of a first screen, and its caret. */
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
