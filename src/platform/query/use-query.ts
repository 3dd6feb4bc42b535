/**
 * The library's hook, whose failures stay while a query is asked again. Nothing else imports the library's own (a lint rule
 * sees to it).
 */
import { useQuery as useLibraryQuery } from "@tanstack/react-query";
import { useSteadyFailure } from "./use-steady-failure";

export const useQuery = ((...[options, client]: Parameters<typeof useLibraryQuery>) =>
  useSteadyFailure(useLibraryQuery(options, client))) as typeof useLibraryQuery;
