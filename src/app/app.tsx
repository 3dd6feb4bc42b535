import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter, useLocation } from "react-router-dom";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { useToasts } from "@/stores/toasts";
import { ErrorPanel } from "@/ui/error-panel";
import { Suspense } from "@/ui/suspense";
import { isChunkError } from "./chunk-errors";
import { ErrorBoundary } from "./error-boundary";
import { LatePart, latePart } from "./late-part";
import { Layout } from "./layout/layout";
import { NavigatorBridge } from "./navigator-bridge";
import { OverlayLayer } from "./overlay-layer";
import { PagePending } from "./page-pending";
import { AppRoutes } from "./routes";
import { ScrollToTop } from "./scroll-to-top";
import { useFirstContent } from "./start/first-content";

const Toasts = latePart(() => import("./toasts").then((module) => ({ default: module.Toasts })));

/** The root of the page: providers, the frame, the routes, and what lies over them. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <NavigatorBridge />
        <ScrollToTop />
        <Layout>
          <Page />
        </Layout>
        <OverlayLayer />
        <LateToasts />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** The region of the short messages, which screen readers must know before it speaks; nothing to say comes that early. */
function LateToasts() {
  const anything = useToasts((state) => state.toasts.length > 0);
  return useFirstContent() || anything ? (
    <LatePart>
      <Toasts />
    </LatePart>
  ) : null;
}

/** The page of the address; if it fails, the frame stays. */
function Page() {
  const t = useTexts("shell");
  const { pathname } = useLocation();
  // What could not be had without the network is tried again by itself when it is back.
  const connection = useConnectivity();
  return (
    <ErrorBoundary
      resetKey={`${pathname} ${connection}`}
      fallback={(error, retry) => (
        <ErrorPanel
          title={t("error.pageTitle")}
          text={isChunkError(error) ? t("error.configText") : errorText(error)}
          retryLabel={t("app.retry")}
          onRetry={retry}
        />
      )}
    >
      <Suspense fallback={<PagePending />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
