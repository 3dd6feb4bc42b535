import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { LoginResult } from "@/contract";
import { refreshZone } from "@/features/location";
import { formatNames } from "@/platform/format/names";
import { translator } from "@/platform/i18n/texts";
import { isLocationSet } from "@/stores/location";
import { selectedModule } from "@/stores/module";
import { goTo } from "@/stores/navigation";
import { closeOverlays, closeOverlaysAndNavigate } from "@/stores/overlay";
import { session, signIn } from "@/stores/session";
import { showInfo, showSuccess } from "@/stores/toasts";
import { expectWelcome } from "@/stores/welcome";
import { type Arrival, destinationAfterSignIn } from "./after-sign-in";
import { customerQuery } from "./api/get-customer";
import type { PendingAuth } from "./pending-auth";

type Complete = (
  result: LoginResult & { token: string },
  arrival: Pick<Arrival, "kind" | "returnTo"> & {
    loginType: PendingAuth["loginType"];
    /** The contact that was typed to sign in. */
    contact: string | undefined;
  },
) => Promise<void>;

/** Takes a sign-in's token: session, zone, profile, the toasts, and on to where the person was going. */
export function useCompleteSignIn(): Complete {
  const queryClient = useQueryClient();
  return useCallback<Complete>(
    async (result, arrival) => {
      await signIn(result.token, result.customer_id, result.email ?? arrival.contact);
      if (arrival.kind === "sign-up") expectWelcome(session().accountKey);
      void refreshZone(queryClient);
      void queryClient.prefetchQuery(customerQuery(session().accountKey));
      const target = destinationAfterSignIn({
        ...arrival,
        pathname: location.pathname,
        zoneSet: isLocationSet(),
        moduleType: selectedModule()?.module_type ?? null,
      });
      if (target === null) closeOverlays();
      else closeOverlaysAndNavigate((options) => goTo(target, options));
      const t = translator("account");
      if (arrival.loginType === "social") showSuccess(translator("social")("signedIn"));
      else showSuccess(t(arrival.kind === "sign-in" ? "auth.signedIn" : "auth.signedUp"));
      const removed = result.cart_merge?.removed.map((line) => line.name).filter((name) => name !== "") ?? [];
      if (removed.length > 0) showInfo(t("auth.cartRemoved", { names: formatNames(removed) }), 8_000);
    },
    [queryClient],
  );
}
