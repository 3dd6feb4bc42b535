import { type ReactNode, useContext, useDeferredValue } from "react";
import { createPortal } from "react-dom";
import { useIsOnFirstScreens } from "@/ui/plain/on-first-screens";
import { Section } from "@/ui/plain/section";
import type { FailedQuery } from "./load-failure";
import { type QueryProgressSource, queryProgress } from "./query-progress";
import styles from "./query-section.module.css";
import { RowOfTabs } from "./row-of-tabs";
import { SectionFailure } from "./section-failure";

/** The part of a query's result that a section needs. */
export interface SectionQuery<T> extends FailedQuery, QueryProgressSource {
  readonly data: T | undefined;
}

export interface QuerySectionProps<T> {
  readonly title: string;
  readonly subtitle?: string;
  readonly action?: ReactNode;
  readonly query: SectionQuery<T>;
  /** An empty section is not shown at all. */
  readonly isEmpty: (data: T) => boolean;
  /** As high as the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A section of the home with its own request: its skeleton, an error with a retry, or the content; nothing if empty. */
export function QuerySection<T>(props: QuerySectionProps<T>) {
  const { title, subtitle, query } = props;
  const progress = queryProgress(query);
  const isFirst = useIsOnFirstScreens();
  // New rows are rendered at low priority, so that slow phones stay responsive. All that is of low priority comes at once,
  // though: the first rows would wait for whatever is rendered for the screens below.
  const deferred = useDeferredValue(isFirst ? undefined : query.data);
  const data = isFirst ? query.data : deferred;
  const tabs = useContext(RowOfTabs);
  if (tabs !== undefined) {
    if (progress === "failed") return <SectionFailure query={query} />;
    if (progress === "loading" || data === undefined) return props.skeleton;
    if (props.isEmpty(data)) return null;
    return (
      <>
        {tabs && props.action ? createPortal(props.action, tabs) : null}
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {props.children(data)}
      </>
    );
  }
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
