/** Moves the focus to the first field that is wrong, once the form has marked them in the next frame. */
export function focusFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input, [data-wrong] button')
      ?.focus(),
  );
}
