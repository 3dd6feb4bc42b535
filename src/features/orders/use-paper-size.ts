import { type RefObject, useEffect } from "react";

export type Paper = "a4" | "roll";

/** A roll's paper is 80 mm wide; printers leave about 4 mm on either side. */
const rollWidthMm = 80;
const rollMarginMm = 4;
const pixelsPerMm = 96 / 25.4;

/** The printed page. A roll is cut where the receipt ends, so its page is as long as the receipt (`height`, px). */
export function paperRule(paper: Paper, height: number): string {
  if (paper === "a4") return "@page { size: A4; margin: 15mm }";
  // Fonts of a printer may be a little higher than those of the screen.
  const length = Math.ceil((height / pixelsPerMm) * 1.02) + 2 * rollMarginMm + 2;
  return `@page { size: ${rollWidthMm}mm ${Math.max(rollWidthMm, length)}mm; margin: ${rollMarginMm}mm }`;
}

/**
 * Prints on this paper while the component is shown. A class cannot set the size and the page's policy forbids style
 * elements, which leaves a style sheet made by script. Browsers without those print on the printer's own paper.
 */
export function usePaperSize(paper: Paper, sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!("adoptedStyleSheets" in document) || typeof CSSStyleSheet === "undefined") return;
    const rules = new CSSStyleSheet();
    const measure = () => rules.replaceSync(paperRule(paper, sheet.current?.scrollHeight ?? 0));
    measure();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    window.addEventListener("beforeprint", measure);
    // Some browsers choose the paper before they announce that they print.
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    if (sheet.current) observer?.observe(sheet.current);
    return () => {
      window.removeEventListener("beforeprint", measure);
      observer?.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules);
    };
  }, [paper, sheet]);
}
