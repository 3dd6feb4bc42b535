import { useSearchParams } from "react-router-dom";
import { ChatView } from "@/features/chat";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./chatting.module.css";

/** `/chatting`: a customer's conversations; `conversationId` in the address opens one. */
export default function ChattingPage() {
  const t = useTexts("chat");
  const [query] = useSearchParams();
  useDocumentTitle(t("page.title"));
  return (
    <Container>
      <div className={styles.page}>
        <h1 className={styles.title}>{t("page.title")}</h1>
        <Suspense fallback={<Skeleton height="24rem" />}>
          <ChatView
            query={query}
            hrefOf={(target, type) =>
              paths.chatting.href({ ...target, type, chatFrom: target ? true : null })
            }
          />
        </Suspense>
      </div>
    </Container>
  );
}
