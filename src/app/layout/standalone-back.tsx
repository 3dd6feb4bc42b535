import { useLocation } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { BackIcon } from "@/ui/icons/back";
import { IconButton } from "@/ui/window/icon-button";

/** An installed app has no browser bar, so the way back is ours. Elsewhere it is not even loaded. */
export default function StandaloneBack() {
  const t = useTexts("shell");
  // The first page of a visit has nothing behind it; the router counts.
  useLocation();
  const behind = (history.state as { idx?: unknown } | null)?.idx;
  if (typeof behind !== "number" || behind < 1) return null;
  return (
    <IconButton label={t("app.back")} onClick={() => history.back()}>
      <BackIcon />
    </IconButton>
  );
}
