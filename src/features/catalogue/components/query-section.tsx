import { type ReactNode, useDeferredValue } from "react";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { ErrorPanel } from "@/ui/window/error-panel";
import { Section } from "@/ui/window/section";
import { StatusNote } from "@/ui/window/status-note";
import { type FailedQuery, queryProgress } from "./load-failure";

/** The part of a query's result that a section needs. */
export interface SectionQuery<T> extends FailedQuery {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly fetchStatus: "fetching" | "paused" | "idle";
}

export interface QuerySectionProps<T> {
  readonly title: string;
  readonly subtitle?: string;
  readonly action?: ReactNode;
  readonly query: SectionQuery<T>;
  /** Nothing at all is shown then. */
  readonly isEmpty: (data: T) => boolean;
  /** As high as the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A part of the home with its own request: skeleton, error with retry, nothing when there is nothing. */
export function QuerySection<T>(props: QuerySectionProps<T>) {
  const { title, subtitle, query } = props;
  const progress = queryProgress(query);
  // Rows that have just come are rendered a little at a time, so that a cheap phone goes on answering.
  const data = useDeferredValue(query.data);
  if (progress === "failed") {
    return (
      <Section title={title} subtitle={subtitle}>
        <SectionFailure query={query} />
      </Section>
    );
  }
  if (progress === "loading" || data === undefined) {
    return (
      <Section title={title} subtitle={subtitle} busy>
        {props.skeleton}
      </Section>
    );
  }
  if (props.isEmpty(data)) return null;
  return (
    <Section title={title} subtitle={subtitle} action={props.action}>
      {props.children(data)}
    </Section>
  );
}

/** A section could not be had: one quiet line without network, a panel with retry otherwise. */
export function SectionFailure({ query }: { readonly query: FailedQuery }) {
  const t = useTexts("shell");
  const status = useConnectivity();
  if (status !== "online") {
    return <StatusNote icon={<WifiOffIcon size={18} />}>{t("empty.offlineTitle")}</StatusNote>;
  }
  return (
    <ErrorPanel
      title={t("error.pageTitle")}
      text={errorText(query.error)}
      retryLabel={t("app.retry")}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
