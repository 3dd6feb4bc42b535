import { Link, useNavigate } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { showSignInNeeded } from "@/stores/sign-in-needed";
import { ChatIcon } from "@/ui/icons/chat";
import { Button, ButtonLink } from "@/ui/plain/button";
import { type ChatOrder, orderInAddress } from "../chat-order";

interface Props {
  readonly type: "vendor" | "admin";
  /** A vendor's id, 0 for support. */
  readonly id: number;
  /** The order that the chat is about. */
  readonly order?: ChatOrder;
}

/** A link to a chat; guests are told to sign in. */
export default function ChatLink({ type, id, order }: Props) {
  const t = useTexts("chat");
  const navigate = useNavigate();
  const look = { variant: "soft", size: "sm", startIcon: <ChatIcon size={18} /> } as const;
  if (!useIsSignedIn()) {
    return (
      <Button {...look} onClick={() => showSignInNeeded(t("link.signIn"))}>
        {t(`link.${type}`)}
      </Button>
    );
  }
  const path = paths.profile.href("inbox", {
    type,
    id,
    routeName: `${type}_id`,
    chatFrom: true,
    ...orderInAddress(order),
  });
  return (
    <ButtonLink
      as={Link}
      {...look}
      to={path}
      onClick={(event: { preventDefault(): void }) => {
        // The link may be in a dialog.
        event.preventDefault();
        closeOverlaysAndNavigate((options) => void navigate(path, options));
      }}
    >
      {t(`link.${type}`)}
    </ButtonLink>
  );
}
