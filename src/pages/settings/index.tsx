import { useQuery } from "@tanstack/react-query";
import { customerQuery } from "@/features/auth";
import { useDocumentTitle } from "@/features/document-title";
import { InstallSection } from "@/features/install";
import { PushSettings } from "@/features/notifications";
import { DeviceStorage, OwnDataDownload } from "@/features/own-data";
import { CustomerPasskeys } from "@/features/passkeys";
import { DeleteAccount, hasPassword, SignedInDevices } from "@/features/profile";
import { useDataSaverReason } from "@/platform/data-saver";
import { environment } from "@/platform/environment";
import { currentLanguage, languages, useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { setDataSaver, setTheme, type Theme, usePreferences } from "@/stores/preferences";
import { useAccountKey } from "@/stores/session";
import { KitProvider } from "@/ui/kit/kit-provider";
import { SegmentedControl } from "@/ui/kit/segmented-control";
import { Switch } from "@/ui/kit/switch";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/window/button";
import { Card } from "@/ui/window/card";
import { Container } from "@/ui/window/container";
import { Skeleton } from "@/ui/window/skeleton";
import styles from "./settings.module.css";

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
    <KitProvider>
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
                <p className={styles.muted} role="status">
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
          {signedIn && customer ? (
            <Suspense>
              <CustomerPasskeys accountKey={accountKey} asksPassword={hasPassword(customer)} />
            </Suspense>
          ) : null}
          {signedIn ? (
            <Suspense fallback={<Skeleton height="12rem" />}>
              <SignedInDevices accountKey={accountKey} />
            </Suspense>
          ) : null}
          {signedIn ? (
            <Suspense fallback={<Skeleton height="8rem" />}>
              <OwnDataDownload />
            </Suspense>
          ) : null}
          {signedIn ? (
            <Suspense>
              <DeleteAccount customer={customer} />
            </Suspense>
          ) : null}
          <p className={styles.muted}>
            {t("settings.version")} <span dir="ltr">{environment.buildId}</span>
          </p>
        </div>
      </Container>
    </KitProvider>
  );
}
