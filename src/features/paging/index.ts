export { LoadMore } from "./load-more";
export { PagedList } from "./paged-list";
export { type PagedQuery, pagedRows, totalRows } from "./paged-query";
export { useJoinedRows } from "./use-joined-rows";
