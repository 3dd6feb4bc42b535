import { PopoverContent, PopoverPositioner, PopoverRoot } from "@chakra-ui/react/popover";
import type { ReactNode } from "react";
import { popover } from "../theme/recipes/floating";

export interface PopoverProps {
  readonly open: boolean;
  /** Called by Escape and by whatever is pressed or focused outside, while the focus is still where it was. */
  readonly onDismiss: () => void;
  /** Elements that stand on the page already, and the id that the popover itself gets. */
  readonly ids: { readonly trigger: string; readonly anchor: string; readonly content: string };
  readonly label: string;
  readonly children: ReactNode;
}

/** Below its anchor, or above it where there is no room. The focus stays where it is: it also opens for pointers. */
export function Popover({ open, onDismiss, ids, label, children }: PopoverProps) {
  return (
    <PopoverRoot
      recipe={popover}
      open={open}
      onOpenChange={(details) => details.open || onDismiss()}
      ids={ids}
      autoFocus={false}
      restoreFocus={false}
      portalled={false}
      lazyMount
      unmountOnExit
      positioning={{ placement: "bottom-start", gutter: 12 }}
    >
      <PopoverPositioner>
        <PopoverContent role="group" aria-label={label} tabIndex={undefined}>
          {children}
        </PopoverContent>
      </PopoverPositioner>
    </PopoverRoot>
  );
}
