import { useEffect } from "react";
import { isStandalone } from "@/platform/install/install-method";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { LazyPart, lazyPart } from "../lazy-part";
import { startPageTransitions } from "./page-transitions";

const PullToRefresh = lazyPart(() =>
  import("./pull-to-refresh").then((module) => ({ default: module.PullToRefresh })),
);

/** Motion between and over the pages, loaded after the first content. None for shoppers who want less motion. */
export default function Motion() {
  const isReduced = useMediaQuery("(prefers-reduced-motion: reduce)");
  useEffect(startPageTransitions, []);
  return !isReduced && navigator.maxTouchPoints > 0 && isStandalone() ? (
    <LazyPart>
      <PullToRefresh />
    </LazyPart>
  ) : null;
}
