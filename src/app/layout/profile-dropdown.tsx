import { currentOverlay, type OverlayProps } from "@/stores/overlay";
import { Menu } from "@/ui/chakra/menu";
import { Badge } from "@/ui/plain/badge";
import { profileButtonId } from "./profile-button-id";
import { useProfileEntries } from "./use-profile-entries";

/** A customer's pages, below their button of the desktop bar. */
export default function ProfileDropdown({ open, onClose, onClosed }: OverlayProps<"profile-menu">) {
  const entries = useProfileEntries();
  return (
    <Menu
      open={open}
      // A confirmation opened from here takes the focus; the menu then stays open behind it.
      onClose={() => currentOverlay()?.kind === "profile-menu" && onClose()}
      onClosed={onClosed}
      triggerId={profileButtonId}
      entries={entries.map(({ Icon, label, news, ...entry }) => ({
        ...entry,
        label: news ? (
          <>
            {label} <Badge tone="accent">{news}</Badge>
          </>
        ) : (
          label
        ),
        icon: <Icon size={20} />,
      }))}
    />
  );
}
