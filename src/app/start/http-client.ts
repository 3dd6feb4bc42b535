/** Tells the HTTP client where the API is and who asks. */
import { reportOutcome, reportSlowRequest } from "@/platform/connectivity";
import { environment } from "@/platform/environment";
import { configureHttp } from "@/platform/http/client";
import { setPublicAddress } from "@/platform/http/complete-response";
import { scopedAddress } from "@/platform/http/shop-headers";
import { deliveryLocation } from "@/stores/location";
import { selectedModule } from "@/stores/module";
import { preferences } from "@/stores/preferences";
import { session } from "@/stores/session";
import { handleSessionExpired } from "@/stores/show-error";
import { onceTypingIsKept } from "../typed-text/first-typing";

export function configureHttpClient(): void {
  if (__CACHE_IN_FRONT__) setPublicAddress(scopedAddress);
  configureHttp({
    baseUrl: environment.apiBaseUrl,
    headers: () => {
      const { zoneId, position } = deliveryLocation();
      const { token, guestId } = session();
      return {
        zoneId,
        moduleId: selectedModule()?.id ?? null,
        language: preferences().language,
        latitude: position?.lat ?? null,
        longitude: position?.lng ?? null,
        token,
        guestId,
        softwareId: environment.softwareId,
      };
    },
    onUnauthorised: (token, error) => onceTypingIsKept(() => handleSessionExpired(token, error)),
    onOutcome: reportOutcome,
    onSlow: reportSlowRequest,
  });
}
