/**
 * The library's hooks, with failures that stay while a query is asked for again. Nobody else imports the library's own (a
 * lint rule sees to it).
 */
import {
  useInfiniteQuery as useLibraryInfiniteQuery,
  useQuery as useLibraryQuery,
} from "@tanstack/react-query";
import { useSteadyFailure } from "./use-steady-failure";

export const useQuery = ((...[options, client]: Parameters<typeof useLibraryQuery>) =>
  useSteadyFailure(useLibraryQuery(options, client))) as typeof useLibraryQuery;

export const useInfiniteQuery = ((...[options, client]: Parameters<typeof useLibraryInfiniteQuery>) =>
  useSteadyFailure(useLibraryInfiniteQuery(options, client))) as typeof useLibraryInfiniteQuery;
