import { toMajor } from "@/domain/money";
import { referralRules } from "@/domain/referrals";
import { customerQuery } from "@/features/auth";
import { useConfig } from "@/features/configuration";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { appName } from "@/platform/app-name";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { copyText, share } from "@/platform/share";
import { useAccountKey } from "@/stores/session";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { GiftIcon } from "@/ui/icons/gift";
import { Skeleton } from "@/ui/plain/skeleton";
import { invitationPath } from "../invitation";
import styles from "./customer-referral.module.css";

/** The customer's own code, to copy and to share, and what a friend's first order earns them. */
export default function CustomerReferral() {
  const t = useTexts("account");
  const money = useMoney();
  const config = useConfig();
  const account = useAccountKey();
  const query = useQuery(customerQuery(account));
  // Without wallets nobody can be rewarded, and the sign-up takes no code.
  if (config && referralRules(config) === null) return <p>{t("referral.off")}</p>;
  if (queryProgress(query) === "failed") return <LoadFailure query={query} />;
  const code = query.data?.ref_code;
  const rules = config ? referralRules(config) : null;
  const reward = config && rules ? money(toMajor(rules.reward, config.digit_after_decimal_point)) : null;

  const copy = async (text: string) => {
    if (await copyText(text)) showSuccess(t("referral.copied"));
    else showErrorTexts([t("referral.copyFailed")]);
  };
  const shareCode = async (shared: string) => {
    const title = t("referral.invitation", { shop: config?.business_name ?? appName() });
    const result = await share({ title, path: invitationPath(shared) });
    if (result === "copied") showSuccess(t("referral.linkCopied"));
    if (result === "failed") showErrorTexts([t("referral.copyFailed")]);
  };

  return (
    <div className={styles.page}>
      <section className={styles.card} aria-label={t("referral.yourCode")}>
        <span className={styles.emblem}>
          <GiftIcon size={32} />
        </span>
        <p className={styles.offer}>
          {reward === null ? t("referral.offer") : t("referral.offerReward", { amount: reward })}
        </p>
        {code === undefined ? (
          <Skeleton height="3.5rem" className={styles.loading} />
        ) : (
          <p className={styles.code}>
            <bdi>{code}</bdi>
          </p>
        )}
        <div className={styles.actions}>
          <Button disabled={!code} onClick={() => code && void shareCode(code)}>
            {t("referral.share")}
          </Button>
          <Button variant="outline" disabled={!code} onClick={() => code && void copy(code)}>
            {t("referral.copy")}
          </Button>
        </div>
      </section>
      <section aria-labelledby="referral-steps">
        <h2 id="referral-steps" className={styles.title}>
          {t("referral.how")}
        </h2>
        <ol className={styles.steps}>
          <li>{t("referral.stepShare")}</li>
          <li>{t("referral.stepSignUp")}</li>
          <li>{reward === null ? t("referral.stepOrder") : t("referral.stepReward", { amount: reward })}</li>
        </ol>
      </section>
    </div>
  );
}
