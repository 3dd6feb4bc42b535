/**
 * Whether a key belongs to an input method that is composing a word. Safari ends the composition before it tells of the
 * key that did so, and marks that key with a code of its own.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
