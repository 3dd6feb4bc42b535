import { appName } from "@/platform/app-name";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { useInstall } from "../use-install";
import styles from "./install.module.css";
import { InstallSteps } from "./install-steps";

/** How to install the app, in the settings: a button, written steps, or why it is not possible. */
export default function InstallSection() {
  const t = useTexts("account");
  const { way, install } = useInstall();
  return (
    <Card>
      <section className={styles.section} aria-labelledby="install">
        <h2 id="install">{t("install.title", { name: appName() })}</h2>
        {way === "app" ? <p>{t("install.done")}</p> : null}
        {way === "none" ? <p>{t("install.none")}</p> : null}
        {way === "prompt" ? (
          <>
            <p>{t("install.text")}</p>
            <div>
              <Button onClick={() => void install()}>{t("install.press")}</Button>
            </div>
          </>
        ) : null}
        <InstallSteps way={way} />
      </section>
    </Card>
  );
}
