import { Navigate } from "react-router-dom";
import { useConfig } from "@/features/configuration";
import { useDocumentTitle } from "@/features/document-title";
import { type PolicyName, PolicyText, policyQuery } from "@/features/policies";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { preferences } from "@/stores/preferences";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";
import { SkeletonText } from "@/ui/plain/skeleton";
import styles from "./policy.module.css";

const titles = {
  terms: "footer.terms",
  privacy: "footer.privacy",
  about: "footer.about",
  refund: "footer.refund",
  shipping: "footer.shipping",
  cancellation: "footer.cancellation",
} as const;

/** A page of the operator's own text. Three of them exist only where config says so. */
export default function PolicyPage({ policy }: { policy: PolicyName }) {
  const t = useTexts("frame");
  const config = useConfig();
  const text = useQuery(policyQuery(policy, preferences().language));
  useDocumentTitle(t(titles[policy]));
  const off =
    config &&
    ((policy === "refund" && config.refund_policy === 0) ||
      (policy === "cancellation" && config.cancelation_policy === 0) ||
      (policy === "shipping" && config.shipping_policy === 0));
  if (off) return <Navigate replace to="/" />;
  return (
    <Container width="reading">
      <h1 className={styles.title}>{t(titles[policy])}</h1>
      {text.data !== undefined ? (
        text.data.trim() === "" ? (
          <EmptyState title={t("empty.nothing")} />
        ) : (
          // Whole at once: the frame keeps no room for more.
          <div data-short="">
            <PolicyText html={text.data} />
          </div>
        )
      ) : queryProgress(text) === "failed" ? (
        <LoadFailure query={text} />
      ) : (
        <SkeletonText lines={12} />
      )}
    </Container>
  );
}
