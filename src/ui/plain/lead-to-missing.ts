/** Where a press of a form's button leads while something is wrong or missing: fields are `aria-invalid`, parts `data-missing`. */

const focusable = "input:not(:disabled):not([type=hidden]), button:not(:disabled), a[href], select, textarea";

/** Scrolls to the first thing on the page that is wrong or missing and puts the focus there, once the page shows it. */
export function leadToMissing(form: HTMLElement | null): void {
  // The fields show their problems in the next frame.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing]');
      if (!first) return;
      const mends =
        first.querySelector<HTMLElement>("[data-mends]") ?? first.querySelector<HTMLElement>(focusable);
      const target = first.matches("[data-missing]") ? (mends ?? first) : first;
      const smooth = !matchMedia("(prefers-reduced-motion: reduce)").matches;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "auto" });
    }),
  );
}
