import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { translator } from "@/platform/i18n/texts";
import { openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { showErrorTexts } from "@/stores/toasts";

/**
 * Pages that need a login send guests home, say so, and open sign-in, which leads back to where the person was going.
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const signedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const target = pathname + search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only who comes as a guest is asked, when the page is entered; signing out here leads home by itself.
  useEffect(() => {
    if (signedIn) return;
    showErrorTexts([translator("shell")("access.login")]);
    openOverlay({ kind: "auth", mode: "sign-in", returnTo: target });
  }, []);

  return signedIn ? children : <Navigate replace to="/" />;
}
