import { useEffect, useState } from "react";

/** The text as it was `delayMs` after its last change; an emptied text counts at once. */
export function useDebouncedText(text: string, delayMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return;
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [text, settled, delayMs]);
  return text === "" ? "" : settled;
}
