/** React's `lazy` for a bad network: a part whose file failed to load is requested again when it is mounted again. */
import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy as reactLazy,
  useState,
} from "react";
import { announceLazyPart } from "@/platform/lazy-parts";

/** How many failures have been shown so far: each gives every part that had failed before it another chance. */
let shownFailures = 0;

/** To be called by whoever shows a failure in a part's place. */
export function notifyFailureShown(): void {
  shownFailures += 1;
}

type Module = { default: ComponentType<object> };

function retryingLazy(load: () => Promise<Module>): ComponentType<object> {
  let loaded: ComponentType<object> | null = null;
  let attempt: ComponentType<object> | null = null;
  let failedAt: number | null = null;
  const preload = () =>
    load().then((module) => {
      loaded = module.default;
      return module;
    });
  const current = (): ComponentType<object> => {
    if (loaded) return loaded;
    if (attempt !== null && (failedAt === null || failedAt >= shownFailures)) return attempt;
    failedAt = null;
    attempt = reactLazy(() => {
      const part = preload().catch((error: unknown) => {
        failedAt = shownFailures;
        throw error;
      });
      announceLazyPart(part);
      return part;
    });
    return attempt;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of any rendering.
  function Part(props: object) {
    const [Current] = useState(() => current());
    return createElement(Current, props);
  }
  Part.preload = preload;
  return Part;
}

/**
 * A component whose code comes when it is first rendered, or earlier by its `preload`: then it renders at once, without
 * a placeholder. React's own keeps a failure for ever; this one keeps it only until it was shown, because before that a
 * new attempt would begin with every rendering.
 */
export const lazy = retryingLazy as unknown as <Props extends object, Loaded extends ComponentType<Props>>(
  load: () => Promise<{ default: Loaded & ComponentType<Props> }>,
) => LazyExoticComponent<Loaded> & { readonly preload: () => Promise<unknown> };

/** For `lazy`: begins to load at once, beside what will render the part. */
export function preload<T>(load: () => Promise<T>): () => Promise<T> {
  let first: Promise<T> | null = load();
  // The component that renders it sees the failure.
  first.catch(() => {});
  return () => {
    const now = first ?? load();
    first = null;
    return now;
  };
}
