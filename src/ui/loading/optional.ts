import { type ComponentType, createElement, useEffect, useState } from "react";

type Loading<Props extends object> = Promise<{ default: ComponentType<Props> }>;

/**
 * For `lazy`, around a part that what is round it is whole without: it is left out where its file cannot be loaded, and
 * asked for again each time that its place is shown.
 */
export const optional =
  <Props extends object>(load: () => Loading<Props>) =>
  (): Loading<Props> =>
    load().catch(() => ({ default: leftOut(load) }));

function leftOut<Props extends object>(load: () => Loading<Props>): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of any rendering.
  return function LeftOut(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      load().then(
        (module) => setPart(() => module.default),
        () => {},
      );
    }, []);
    return Part ? createElement(Part, props) : null;
  };
}
