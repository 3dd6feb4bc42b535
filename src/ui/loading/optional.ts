import type { ComponentType } from "react";

type Loading<Props extends object> = Promise<{ default: ComponentType<Props> }>;

/** For `lazy`, around a part that what is round it is whole without: it is left out where its file cannot be loaded. */
export const optional =
  <Props extends object>(load: () => Loading<Props>) =>
  (): Loading<Props> =>
    load().catch(() => ({ default: () => null }));
