import { useSearchParams } from "react-router-dom";
import { ChatView } from "@/features/chat";
import { paths } from "@/platform/navigation/paths";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/plain/skeleton";

/** The customer's conversations; the address says which one is open. */
export function Inbox() {
  const [query] = useSearchParams();
  return (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <ChatView
        query={query}
        hrefOf={(target, type) =>
          paths.profile.href("inbox", { ...target, type, chatFrom: target ? true : null })
        }
      />
    </Suspense>
  );
}
