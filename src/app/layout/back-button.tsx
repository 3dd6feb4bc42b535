// @chunk beside

import { useLocation, useNavigate } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { BackIcon } from "@/ui/icons/back";
import { IconButton } from "@/ui/plain/icon-button";

/** Back to the page before this one; to the home from a page that a visit began with. */
export default function BackButton() {
  const t = useTexts("shell");
  const navigate = useNavigate();
  // Rendered anew on every page.
  useLocation();
  return (
    <IconButton
      label={t("app.back")}
      onClick={() => {
        // The router counts the pages of a visit.
        const behind = (history.state as { idx?: unknown } | null)?.idx;
        if (typeof behind === "number" && behind > 0) void navigate(-1);
        else void navigate(paths.home.href(), { replace: true });
      }}
    >
      <BackIcon />
    </IconButton>
  );
}
