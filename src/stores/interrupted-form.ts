/** The page is about to be as it was when a session ended: forms that a press opens are opened by their page. */
import { create } from "zustand";

const useForms = create<{ names: readonly string[] }>(() => ({ names: [] }));

/** Names of forms (`data-form`) in which something had been typed. */
export const openInterruptedForms = (names: readonly string[]): void => useForms.setState({ names });

/** Whether this form is to be open at once. */
export const useIsInterrupted = (name: string): boolean => useForms(({ names }) => names.includes(name));
