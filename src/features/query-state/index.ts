export { CachedCopyNote, CachedQueryNote } from "./cached-copy-note";
export { type FailedQuery, LoadFailure } from "./load-failure";
export { type QueryProgressSource, queryProgress } from "./query-progress";
export { QuerySection, type SectionQuery } from "./query-section";
export { RowOfTabs } from "./row-of-tabs";
export { SectionFailure } from "./section-failure";
