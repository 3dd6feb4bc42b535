/** A file of texts, and how the files of a language are loaded. */
import type { Namespace } from "./namespaces";

export type Texts = Readonly<Record<string, string>>;
export type TextLoaders = Partial<Record<Namespace, () => Promise<{ default: Texts }>>>;
