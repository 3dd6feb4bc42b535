export { CachedCopyNote, CachedQueryNote } from "./cached-copy-note";
export { type FailedQuery, LoadFailure } from "./load-failure";
export { type QueryProgressSource, queryProgress } from "./query-progress";
export { QuerySection, type SectionQuery } from "./query-section";
export { SectionFailure } from "./section-failure";
