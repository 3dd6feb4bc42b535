import { useState } from "react";

export interface Fold {
  open: boolean;
  toggle: () => void;
}

/**
 * Whether a row of the checkout is unfolded. It opens where something is lacking and with each error, and stays open when that
 * is mended: somebody is typing there. What is wrong cannot be folded away.
 */
export function useFold(wrong: unknown, isLacking = false): Fold {
  const [open, setOpen] = useState(isLacking);
  const [seen, setSeen] = useState({ wrong, isLacking });
  if (wrong !== seen.wrong || isLacking !== seen.isLacking) {
    setSeen({ wrong, isLacking });
    // Each press makes a new error.
    if (wrong || (isLacking && !seen.isLacking)) setOpen(true);
  }
  return { open: open || Boolean(wrong), toggle: () => setOpen(!open) };
}
