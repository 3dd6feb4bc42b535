import { MenuContent, MenuItem, MenuPositioner, MenuRoot } from "@chakra-ui/react/menu";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { menu } from "../theme/recipes/floating";
import { KitProvider } from "./kit-provider";

export interface MenuEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** `danger` where something is left or lost. */
  readonly tone?: "danger";
  readonly onSelect: () => void;
}

export interface MenuProps {
  readonly open: boolean;
  /** Called by Escape, Tab and a press outside; an entry's own `onSelect` decides whether the menu closes. */
  readonly onClose: () => void;
  /** Called when the closing motion has ended. */
  readonly onClosed?: () => void;
  /** The id of the button that opens it: it names the menu, the menu stands below it, and the focus returns to it. */
  readonly triggerId: string;
  readonly entries: readonly MenuEntry[];
}

/** Entries below a button: arrows, Home, End and first letters move, Enter chooses. */
export function Menu({ open, onClose, onClosed, triggerId, entries }: MenuProps) {
  return createPortal(
    <KitProvider>
      <MenuRoot
        recipe={menu}
        open={open}
        ids={{ trigger: triggerId }}
        closeOnSelect={false}
        positioning={{ placement: "bottom-end" }}
        onOpenChange={(details) => details.open || onClose()}
        onSelect={({ value }) => entries.find(({ id }) => id === value)?.onSelect()}
        onExitComplete={onClosed}
      >
        <MenuPositioner>
          <MenuContent aria-labelledby={triggerId}>
            {entries.map(({ id, label, icon, tone }) => (
              <MenuItem key={id} value={id} data-tone={tone}>
                {icon}
                {label}
              </MenuItem>
            ))}
          </MenuContent>
        </MenuPositioner>
      </MenuRoot>
    </KitProvider>,
    document.body,
  );
}
