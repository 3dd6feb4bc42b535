import { type InstallMethod, installMethod, isStandalone, useInstallState } from "@/platform/install";
import { requestPersistentStorage } from "@/platform/storage/persistent-storage";

/** How this browser installs the app, and the press that does it where there is a prompt. */
export function useInstall(): { way: InstallMethod; install: () => Promise<boolean> } {
  const { offer, installed } = useInstallState();
  const way = installMethod({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    offered: offer !== null,
    standalone: installed || isStandalone(),
  });
  /** Resolves to whether the shopper agreed. */
  const install = async (): Promise<boolean> => {
    if (offer === null) return false;
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    // An offer can be used once.
    useInstallState.setState({ offer: null });
    if (outcome !== "accepted") return false;
    void requestPersistentStorage();
    return true;
  };
  return { way, install };
}
