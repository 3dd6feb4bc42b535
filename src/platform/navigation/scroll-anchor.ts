// @chunk frame
/** Where on a page the shopper stood who comes back to it: a long list begins there. */
let find: () => string | null = () => null;

/** Said by who remembers places, once it has loaded. */
export function provideScrollAnchor(finder: () => string | null): void {
  find = finder;
}

/** The address of the link that was in sight when this entry of the history was left; null where nobody was before. */
export const scrollAnchor = (): string | null => find();
