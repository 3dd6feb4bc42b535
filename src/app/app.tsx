import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { useToasts } from "@/stores/toasts";
import { isChunkError } from "@/ui/loading/chunk-errors";
import { ErrorBoundary } from "@/ui/loading/error-boundary";
import { Suspense } from "@/ui/loading/suspense";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { Layout } from "./layout/layout";
import { LazyPart, lazyPart } from "./lazy-part";
import { AppRouter } from "./motion/router";
import { NavigatorBridge } from "./navigator-bridge";
import { OverlayLayer } from "./overlays/overlay-layer";
import { useFirstContent } from "./page-timing/first-content";
import { AppRoutes } from "./routes/app-routes";
import { PageLoading } from "./routes/page-loading";
import { ScrollToTop } from "./scroll-to-top";

const Toasts = lazyPart(() => import("./toasts").then((module) => ({ default: module.Toasts })));
const Motion = lazyPart(() => import("./motion/motion"));

/** The root of the page: providers, the frame, the routes, and what lies over them. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AppRouter>
        <NavigatorBridge />
        <ScrollToTop />
        <Layout>
          <Page />
        </Layout>
        <OverlayLayer />
        <LateToasts />
        <LateMotion />
      </AppRouter>
    </QueryClientProvider>
  );
}

/** The region of the short messages, which screen readers must know before it speaks; nothing to say comes that early. */
function LateToasts() {
  const anything = useToasts((state) => state.toasts.length > 0);
  return useFirstContent() || anything ? (
    <LazyPart>
      <Toasts />
    </LazyPart>
  ) : null;
}

const LateMotion = () => <LazyPart>{useFirstContent() ? <Motion /> : null}</LazyPart>;

/** The page of the address; if it fails, the frame stays. */
function Page() {
  const t = useTexts("shell");
  const { pathname } = useLocation();
  // Parts that failed offline are retried when the network is back.
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
      <Suspense fallback={<PageLoading />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
