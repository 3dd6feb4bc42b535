import { ProgressRange, ProgressRoot, ProgressTrack } from "@chakra-ui/react/progress";
import type { ProgressBarProps } from "../plain/progress-bar";
import { progress } from "../theme/recipes/parts";

/** How far something has come. */
export function ProgressBar({ label, value, tone = "accent", text }: ProgressBarProps) {
  const variants: object = { tone };
  const percent = value === undefined ? null : Math.min(1, Math.max(0, value)) * 100;
  return (
    <ProgressRoot recipe={progress} {...variants} value={percent}>
      <ProgressTrack aria-label={label} aria-valuetext={text}>
        <ProgressRange />
      </ProgressTrack>
    </ProgressRoot>
  );
}
