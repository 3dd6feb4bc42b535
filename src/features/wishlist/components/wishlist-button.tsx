import { useTexts } from "@/platform/i18n";
import { HeartIcon } from "@/ui/icons/heart";
import { IconButton } from "@/ui/plain/icon-button";
import type { WishlistEntry } from "../change-wishlist";
import { useWishlistEntry } from "../use-wishlist";
import styles from "./wishlist-button.module.css";

export interface WishlistButtonProps {
  readonly entry: WishlistEntry;
  readonly size?: "sm" | "md" | "lg";
}

/** The heart over a picture: filled when on the wishlist. */
export function WishlistButton({ entry, size = "md" }: WishlistButtonProps) {
  const t = useTexts("catalogue");
  const { listed, toggle } = useWishlistEntry(entry);
  return (
    <IconButton
      variant="raised"
      size={size}
      label={t(listed ? "wishlist.remove" : "wishlist.add", { name: entry.row.name })}
      aria-pressed={listed}
      onClick={toggle}
      className={listed ? styles.listed : undefined}
    >
      <HeartIcon size={20} filled={listed} />
    </IconButton>
  );
}
