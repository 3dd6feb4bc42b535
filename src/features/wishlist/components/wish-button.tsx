import { useTexts } from "@/platform/i18n";
import { HeartIcon } from "@/ui/icons/heart";
import { IconButton } from "@/ui/window/icon-button";
import type { WishSubject } from "../change-wish";
import { useWish } from "../use-wishlist";
import styles from "./wish-button.module.css";

export interface WishButtonProps {
  readonly subject: WishSubject;
  readonly size?: "sm" | "md" | "lg";
}

/** The heart over a picture: filled when on the wishlist. */
export function WishButton({ subject, size = "md" }: WishButtonProps) {
  const t = useTexts("catalogue");
  const { wished, toggle } = useWish(subject);
  return (
    <IconButton
      variant="raised"
      size={size}
      label={t(wished ? "wish.remove" : "wish.add", { name: subject.row.name })}
      aria-pressed={wished}
      onClick={toggle}
      className={wished ? styles.wished : undefined}
    >
      <HeartIcon size={20} filled={wished} />
    </IconButton>
  );
}
