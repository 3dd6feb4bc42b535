import { useQuery } from "@tanstack/react-query";
import type { CustomerInfo } from "@/contract";
import { AddressesSection } from "@/features/addresses";
import { customerQuery } from "@/features/auth";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { useAccountKey } from "@/stores/session";
import { Avatar } from "@/ui/kit/avatar";
import { Badge } from "@/ui/window/badge";
import { Card } from "@/ui/window/card";
import { Skeleton } from "@/ui/window/skeleton";
import styles from "./profile.module.css";

/** Who is signed in, and where things go. */
export function ProfileSettings() {
  const shell = useTexts("shell");
  const query = useQuery(customerQuery(useAccountKey()));
  const progress = queryProgress(query);
  return (
    <div className={styles.parts}>
      {query.data ? (
        <Person customer={query.data} />
      ) : progress === "failed" ? (
        <LoadFailure query={query} />
      ) : (
        <div role="status" aria-label={shell("app.loading")}>
          <Skeleton height="12rem" />
        </div>
      )}
      <AddressesSection />
    </div>
  );
}

function Person({ customer }: { customer: CustomerInfo }) {
  const t = useTexts("account");
  const clock = useClock();
  const name = `${customer.f_name} ${customer.l_name}`.trim();
  const since = formatDate(customer.created_at, clock);
  return (
    <Card padding="lg" as="section" aria-labelledby="customer-name">
      <div className={styles.person}>
        <Avatar name={name} src={customer.image_full_url} size={72} />
        <div className={styles.words}>
          <h2 id="customer-name" className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          {since ? <p className={styles.muted}>{t("profile.since", { date: since })}</p> : null}
        </div>
        <p className={styles.count}>
          <span className={styles.figure}>{customer.order_count}</span>
          <span className={styles.muted}>{t("profile.orders", { count: customer.order_count })}</span>
        </p>
      </div>
      <dl className={styles.facts}>
        <Contact label={t("auth.phone")} value={customer.phone} verified={customer.is_phone_verified === 1} />
        <Contact label={t("auth.email")} value={customer.email} verified={customer.is_email_verified === 1} />
      </dl>
    </Card>
  );
}

function Contact({ label, value, verified }: { label: string; value: string | null; verified: boolean }) {
  const t = useTexts("account");
  return (
    <div className={styles.fact}>
      <dt className={styles.muted}>{label}</dt>
      <dd>
        <bdi dir="ltr">{value ?? "–"}</bdi>
        {value ? (
          <Badge tone={verified ? "positive" : "neutral"}>
            {t(verified ? "profile.verified" : "profile.unverified")}
          </Badge>
        ) : null}
      </dd>
    </div>
  );
}
