import {
  SegmentGroupItem,
  SegmentGroupItemHiddenInput,
  SegmentGroupItemText,
  SegmentGroupRoot,
} from "@chakra-ui/react/segment-group";
import type { SegmentedControlProps as WindowSegmentedControlProps } from "../plain/segmented-control";
import { segmentGroup } from "../theme/recipes/segment-group";

export interface SegmentedControlProps<Value extends string>
  extends Omit<WindowSegmentedControlProps<Value>, "size"> {
  /** `chips` are apart from each other and take as many lines as they need. */
  readonly look?: "segments" | "chips";
}

/** A few choices side by side; radio buttons underneath, so keys and screen readers know them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { segments, value, onValueChange, look = "segments", wide } = props;
  const variants: object = { look, wide };
  return (
    <SegmentGroupRoot
      {...variants}
      recipe={segmentGroup}
      aria-label={props.legend}
      value={value}
      onValueChange={(details) => {
        const chosen = segments.find((segment) => segment.value === details.value);
        if (chosen) onValueChange(chosen.value);
      }}
    >
      {segments.map((segment) => (
        <SegmentGroupItem key={segment.value} value={segment.value} disabled={segment.disabled}>
          {segment.icon}
          <SegmentGroupItemText>{segment.label}</SegmentGroupItemText>
          <SegmentGroupItemHiddenInput />
        </SegmentGroupItem>
      ))}
    </SegmentGroupRoot>
  );
}
