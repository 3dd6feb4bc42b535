import { customerQuery } from "@/features/auth";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { openOverlay } from "@/stores/overlay";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { UserIcon } from "@/ui/icons/user";
import { IconButton } from "@/ui/plain/icon-button";
import { LazyPart, lazyPart } from "../lazy-part";
import { profileButtonId } from "./profile-button-id";

const Avatar = lazyPart(() => import("@/ui/plain/avatar").then((module) => ({ default: module.Avatar })));

/** A customer's own menu, or the way in. */
export function ProfileButton() {
  const t = useTexts("shell");
  const signedIn = useIsSignedIn();
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  if (!signedIn) {
    return (
      <IconButton label={t("nav.signIn")} onClick={() => openOverlay({ kind: "auth", mode: "sign-in" })}>
        <UserIcon />
      </IconButton>
    );
  }
  const name = customer ? `${customer.f_name} ${customer.l_name}`.trim() : "";
  return (
    <IconButton
      id={profileButtonId}
      label={t("nav.profile")}
      onClick={() => openOverlay({ kind: "profile-menu" })}
    >
      <LazyPart pending={<UserIcon />}>
        <Avatar name={name} src={customer?.image_full_url ?? null} size={32} />
      </LazyPart>
    </IconButton>
  );
}
