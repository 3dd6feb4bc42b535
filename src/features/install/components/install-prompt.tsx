import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { appName } from "@/platform/app-name";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { subscribeOutbox } from "@/platform/outbox";
import { isBusy, useUpdate } from "@/platform/worker";
import { useOverlay } from "@/stores/overlay";
import { Button } from "@/ui/plain/button";
import { readPromptMemory, writePromptMemory } from "../install-prompt-memory";
import { countVisit, type PromptMemory, shouldShowInstallPrompt } from "../install-prompt-rules";
import { useInstall } from "../use-install";
import styles from "./install.module.css";
import { InstallSteps } from "./install-steps";

/** The icon for the home screen. */
const installedIcon = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.getAttribute("href") ??
  "/icons/icon-192.png";

/** The app's own prompt to install it; hidden for 30 days after 'Not now'. */
export default function InstallPrompt() {
  const t = useTexts("account");
  const { way, install } = useInstall();
  const [memory, setMemory] = useState<PromptMemory>(() => countVisit(readPromptMemory(), Date.now()));
  const [ordered, setOrdered] = useState(false);
  const { pathname, search } = useLocation();
  const occupied =
    [useOverlay() !== null, useConnectivity() !== "online", useUpdate().waiting].some(Boolean) ||
    isBusy() ||
    pathname.startsWith("/checkout");

  useEffect(() => writePromptMemory(memory), [memory]);
  useEffect(
    () =>
      subscribeOutbox((event) => {
        if (event.type === "placed") setOrdered(true);
      }),
    [],
  );

  if (way === "none" || way === "app") return null;
  const onHome = (pathname === "/" || pathname === "/home") && !search.includes("data_type");
  if (!shouldShowInstallPrompt({ memory, now: Date.now(), ordered, onHome, occupied })) return null;

  const dismiss = () => setMemory((before) => ({ ...before, dismissedAt: Date.now() }));
  return (
    <section className={styles.hint} aria-labelledby="install-hint">
      <img src={installedIcon()} alt="" width={48} height={48} className={styles.icon} />
      <div className={styles.words}>
        <h2 id="install-hint">{t("install.title", { name: appName() })}</h2>
        <p>{t("install.text")}</p>
        {way === "prompt" ? null : <InstallSteps way={way} />}
        <div className={styles.actions}>
          <Button variant="ghost" size="sm" onClick={dismiss}>
            {t("install.later")}
          </Button>
          {way === "prompt" ? (
            <Button size="sm" onClick={() => void install().then((agreed) => agreed || dismiss())}>
              {t("install.press")}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
