import { useTexts } from "@/platform/i18n";
import { ShareIcon } from "@/ui/icons/share";
import { IconButton } from "@/ui/plain/icon-button";

/** Shares a page. `path` is the page's path within the shop. */
export function ShareButton({
  title,
  path,
  size,
}: {
  readonly title: string;
  readonly path: string;
  readonly size?: "sm" | "md" | "lg";
}) {
  const t = useTexts("catalogue");
  return (
    <IconButton
      variant="raised"
      size={size}
      label={t("share.share")}
      onClick={() =>
        // Not in the first script: loaded with the first press.
        void import("./share-page").then(({ sharePage }) => sharePage({ title, path }))
      }
    >
      <ShareIcon size={20} />
    </IconButton>
  );
}
