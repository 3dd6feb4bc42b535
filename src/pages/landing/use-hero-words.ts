import { useMemo, useState } from "react";
import { firstScreenText } from "@/boot/first-screen";
import type { Landing } from "@/contract";
import { useLanding } from "@/features/configuration";

/** So long after the start, ms, the words have been read: they do not change any more. */
const maxUnreadMs = 3_000;

/**
 * The operator's words for the hero, from when they may take the place of the build's. Nothing changes under somebody who
 * types: words that come meanwhile wait until the box is left and empty.
 */
export function useHeroWords() {
  const landing = useLanding();
  // The prerendered first screen has the build's words, too: they are seen soon after the start.
  const [readAt] = useState(() =>
    document.getElementById("first-screen") ? maxUnreadMs : Number.POSITIVE_INFINITY,
  );
  const isLoading = !landing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the operator's words are there.
  const unread = useMemo(() => (performance.now() < readAt ? landing : undefined), [isLoading]);
  const [isTyping, setTyping] = useState(() => firstScreenText() !== "");
  const [given, setGiven] = useState<Landing>();
  if (unread && !given && !isTyping) setGiven(unread);
  return {
    given,
    /** To be told of what the shopper types; a place that stood in the box before is not typed. */
    noteTyping: () => setTyping(true),
    /** To be told what stands in the box when it is left. */
    noteLeaving: (text: string) => {
      if (text === "") setTyping(false);
    },
  };
}
