// @chunk coupons

import { useEffect, useState } from "react";
import { copyText } from "@/platform/share";

/** How long 'copied' is shown, by the specification, ms. */
export const copiedForMs = 1_000;

/** Copies codes, and tells which one was copied just now. */
export function useCopiedCode() {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (code: string) => {
    // A failure is only logged, by the specification: the code can still be read.
    void copyText(code).then((done) => {
      if (done) setCopied(code);
    });
  };
  return { copied, copy };
}
