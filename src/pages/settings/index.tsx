import { customerQuery } from "@/features/auth";
import { useDocumentTitle } from "@/features/document-title";
import { InstallSection } from "@/features/install";
import { PushSettings } from "@/features/notifications";
import { DeviceStorage } from "@/features/own-data";
import { useDataSaverReason } from "@/platform/data-saver";
import { environment } from "@/platform/environment";
import { currentLanguage, languages, useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { openOverlay } from "@/stores/overlay";
import { setDataSaver, setTheme, type Theme, usePreferences } from "@/stores/preferences";
import { useAccountKey } from "@/stores/session";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { Container } from "@/ui/plain/container";
import { SegmentedControl } from "@/ui/plain/segmented-control";
import { Skeleton } from "@/ui/plain/skeleton";
import { Switch } from "@/ui/plain/switch";
import styles from "./settings.module.css";

const AccountSettings = lazy(() => import("./account-settings"));

/** How the app looks and behaves on this device. */
export default function SettingsPage() {
  const t = useTexts("frame");
  const { theme, dataSaver } = usePreferences();
  const account = useTexts("account");
  const saving = useDataSaverReason();
  const accountKey = useAccountKey();
  const signedIn = accountKey.startsWith("customer:");
  const customer = useQuery(customerQuery(accountKey)).data;
  useDocumentTitle(t("settings.title"));
  const language = languages.find((entry) => entry.languageCode === currentLanguage());
  return (
    <Container width="reading">
      <h1 className={styles.title}>{t("settings.title")}</h1>
      <div className={styles.cards}>
        <Card>
          <section className={styles.card} aria-labelledby="appearance">
            <h2 id="appearance">{t("settings.appearance")}</h2>
            <SegmentedControl<Theme>
              legend={t("theme.title")}
              wide
              value={theme}
              onValueChange={setTheme}
              segments={[
                { value: "light", label: t("theme.light") },
                { value: "dark", label: t("theme.dark") },
                { value: "system", label: t("theme.system") },
              ]}
            />
          </section>
        </Card>
        <Card>
          <section className={styles.card} aria-labelledby="language">
            <h2 id="language">{t("language.title")}</h2>
            <div className={styles.line}>
              <span>{language?.languageName}</span>
              <Button variant="soft" size="sm" onClick={() => openOverlay({ kind: "language" })}>
                {t("app.edit")}
              </Button>
            </div>
          </section>
        </Card>
        <Card>
          <div className={styles.card}>
            <Switch
              label={t("settings.dataSaver")}
              hint={t("settings.dataSaverHint")}
              checked={dataSaver}
              onChange={(event) => setDataSaver(event.target.checked)}
            />
            {saving === "browser" || saving === "slow" ? (
              <p className={styles.muted} role="status" data-momentary="">
                {account(`saver.${saving}`)}
              </p>
            ) : null}
          </div>
        </Card>
        <Suspense fallback={<Skeleton height="8rem" />}>
          <PushSettings />
        </Suspense>
        <Suspense fallback={<Skeleton height="8rem" />}>
          <DeviceStorage />
        </Suspense>
        <Suspense>
          <InstallSection />
        </Suspense>
        {signedIn ? (
          <div className={styles.cards} data-personal="">
            <Suspense fallback={<Skeleton height="28rem" />}>
              <AccountSettings accountKey={accountKey} customer={customer} />
            </Suspense>
          </div>
        ) : null}
        <p className={styles.muted}>
          {t("settings.version")} <span dir="ltr">{environment.buildId}</span>
        </p>
      </div>
    </Container>
  );
}
