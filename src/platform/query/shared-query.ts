// @chunk frame
/**
 * A query that many components of a page read, such as every card of a list. With `useQuery` each would have an observer
 * of its own, with timers of which the whole cache is told: that takes longer than to render the card.
 */
import {
  notifyManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

interface Source<Data> {
  read(): Data | undefined;
  subscribe(listener: () => void): () => void;
}

/**
 * A hook that returns the query's data, undefined until it is loaded, for whom all components together are one observer.
 * The query needs a `select`, which has to return the same for the same response, and is never removed from the cache.
 */
export function sharedQuery<Parameter extends string | number, Response, Data, Key extends QueryKey>(
  optionsOf: (parameter: Parameter) => QueryObserverOptions<Response, Error, Data, Response, Key>,
): (parameter: Parameter) => Data | undefined {
  const sources = new WeakMap<QueryClient, Map<Parameter, Source<Data>>>();
  return (parameter) => {
    const client = useQueryClient();
    const ofClient = sources.get(client) ?? new Map<Parameter, Source<Data>>();
    sources.set(client, ofClient);
    const source = ofClient.get(parameter) ?? sourceOf(client, optionsOf(parameter));
    ofClient.set(parameter, source);
    return useSyncExternalStore(source.subscribe, source.read, source.read);
  };
}

function sourceOf<Response, Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Response, Error, Data, Response, Key>,
): Source<Data> {
  const { queryHash } = client.defaultQueryOptions(options);
  const listeners = new Set<() => void>();
  let observer: QueryObserver<Response, Error, Data, Response, Key> | undefined;
  let stop = () => {};
  return {
    read: () => {
      const response = client.getQueryCache().get<Response, Error, Response>(queryHash)?.state.data;
      return response === undefined ? undefined : options.select?.(response);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (observer === undefined) {
        observer = new QueryObserver(client, { ...options, notifyOnChangeProps: ["data"] });
        stop = observer.subscribe(
          notifyManager.batchCalls(() => listeners.forEach((notify) => void notify())),
        );
      } else {
        // As whenever a component comes that reads it.
        const { isEnabled, isStale, fetchStatus } = observer.getCurrentResult();
        if (isEnabled && isStale && fetchStatus === "idle") void observer.refetch();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop();
        observer = undefined;
      };
    },
  };
}
