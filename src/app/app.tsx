import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { ErrorPanel } from "@/ui/error-panel";
import { ErrorBoundary } from "./error-boundary";
import { Layout } from "./layout/layout";
import { NavigatorBridge } from "./navigator-bridge";
import { OverlayLayer } from "./overlay-layer";
import { PagePending } from "./page-pending";
import { AppRoutes } from "./routes";
import { ScrollToTop } from "./scroll-to-top";
import { Toasts } from "./toasts";

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
        <Toasts />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

/** The page of the address; if it fails, the frame stays. */
function Page() {
  const t = useTexts("shell");
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={(error, retry) => (
        <ErrorPanel
          title={t("error.pageTitle")}
          text={errorText(error)}
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
