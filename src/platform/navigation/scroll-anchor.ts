// @chunk frame
/** The shopper's place on a page, so that a long list begins there when they come back. */
let find: () => string | null = () => null;

/** Set by the module that remembers places, once it has loaded. */
export function provideScrollAnchor(finder: () => string | null): void {
  find = finder;
}

/** The address of the link that was in sight when this history entry was left; null on a first visit. */
export const scrollAnchor = (): string | null => find();
