/** Button and text field look the same in the shop windows and in the kit, as the browser computes it. */
import { join } from "node:path";
import { build } from "vite";
import { themeVariablesCss } from "../../src/ui/theme/write-variables";
import { expect, test } from "../fixtures/test";

const root = join(import.meta.dirname, "../..");
let script = "";
let styles = "";

test.beforeAll(async () => {
  const result = await build({
    configFile: false,
    root,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: { "@": join(root, "src") } },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, "tests/fixtures/same-look-page.tsx"),
        output: { format: "iife" },
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (first === undefined || !("output" in first)) throw new Error("Nothing was built.");
  script = "";
  styles = "";
  for (const file of first.output) {
    if (file.type === "chunk") script += file.code;
    else if (file.fileName.endsWith(".css")) styles += file.source;
  }
});

test.use({ contextOptions: { reducedMotion: "reduce" }, isMobile: false, hasTouch: false });

for (const theme of ["light", "dark"] as const) {
  test(`the same button and the same field, ${theme}`, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en" data-theme="${theme}"><body></body></html>`);
    await page.addStyleTag({ content: themeVariablesCss() + styles });
    await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
    await page.addScriptTag({ content: script });
    const pairs = page.locator("[data-pair]");
    await expect(pairs).toHaveCount(21);
    // A focus that a script sets after a key is shown as one that came by keyboard.
    await page.keyboard.press("Tab");
    const looks = await pairs.evaluateAll((elements) => {
      const shape = (element: Element) => {
        const style = getComputedStyle(element);
        return {
          height: element.getBoundingClientRect().height,
          border: `${style.borderTopWidth} ${style.borderTopStyle} ${style.borderTopColor}`,
          radius: style.borderTopLeftRadius,
          background: style.backgroundColor,
        };
      };
      const words = (element: Element) => {
        const { color, fontFamily, fontSize, fontWeight, lineHeight, opacity, cursor } =
          getComputedStyle(element);
        return { color, fontFamily, fontSize, fontWeight, lineHeight, opacity, cursor };
      };
      const ring = (element: Element) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, borderTopColor } =
          getComputedStyle(element);
        const outline = outlineStyle === "none" ? "none" : `${outlineWidth} ${outlineColor} ${outlineOffset}`;
        return { outline, boxShadow, borderTopColor };
      };
      const startOfWords = (outer: Element, inner: Element) =>
        inner.getBoundingClientRect().left -
        outer.getBoundingClientRect().left +
        Number.parseFloat(getComputedStyle(inner).paddingLeft) +
        Number.parseFloat(getComputedStyle(inner).borderLeftWidth);
      const lookOf = (box: Element, control: HTMLElement) => {
        const [text, width] = [words(control), box.getBoundingClientRect().width];
        const unfocused = { ...shape(box), ...text, width, start: startOfWords(box, control) };
        control.focus();
        const focused = ring(box);
        control.blur();
        return { ...unfocused, focused };
      };
      return elements.map((element) => {
        const controls = [...element.querySelectorAll<HTMLElement>("button, input")];
        // In the windows the field's box is around its input, in the kit it is the input.
        const boxOf = (control: HTMLElement, index: number) =>
          control instanceof HTMLInputElement && index === 0 ? (control.parentElement ?? control) : control;
        return {
          pair: element.getAttribute("data-pair"),
          looks: controls.map((control, index) => lookOf(boxOf(control, index), control)),
        };
      });
    });
    for (const { pair, looks: both } of looks) {
      const [inWindow, inKit] = both;
      expect(both, String(pair)).toHaveLength(2);
      expect.soft(inKit, `${pair}, ${theme}`).toEqual(inWindow);
    }
    const outlined = looks.find(({ pair }) => pair === "button solid md")?.looks[0]?.focused.outline;
    expect(outlined).toContain("3px");
  });
}
