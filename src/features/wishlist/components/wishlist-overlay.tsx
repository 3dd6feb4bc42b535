import { Link } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { goTo } from "@/stores/navigation";
import { closeOverlaysAndNavigate, type OverlayProps } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { Dialog } from "@/ui/chakra/dialog";
import { ButtonLink } from "@/ui/plain/button";
import { WishlistContent } from "./wishlist-content";

/** The drawer's width on wide screens. */
export const wishlistDrawerWidth = "523px";

/** The wishlist over the page. */
export default function WishlistOverlay({ open, onClose, onClosed }: OverlayProps<"wishlist">) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const signedIn = useIsSignedIn();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("wishlist.title")}
      closeLabel={shell("app.close")}
      side="end"
      width={wishlistDrawerWidth}
      phone="full"
      footer={
        signedIn ? (
          <ButtonLink
            as={Link}
            to={paths.wishlist.href()}
            variant="soft"
            wide
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              closeOverlaysAndNavigate((options) => goTo(paths.wishlist.href(), options));
            }}
          >
            {t("wishlist.open")}
          </ButtonLink>
        ) : undefined
      }
    >
      <WishlistContent />
    </Dialog>
  );
}
