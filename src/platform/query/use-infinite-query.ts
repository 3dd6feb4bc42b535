// @chunk cards
import { useInfiniteQuery as useLibraryInfiniteQuery } from "@tanstack/react-query";
import { useSteadyFailure } from "./use-steady-failure";

/** The library's hook for paged lists, as `useQuery` is for one response. Nothing else imports the library's own. */
export const useInfiniteQuery = ((...[options, client]: Parameters<typeof useLibraryInfiniteQuery>) =>
  useSteadyFailure(useLibraryInfiniteQuery(options, client))) as typeof useLibraryInfiniteQuery;
