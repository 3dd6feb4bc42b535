/** Trouble ends without a reload: what failed or grew old meanwhile is asked for again as soon as the shop answers. */
import type { QueryClient } from "@tanstack/react-query";
import { configQuery } from "@/features/configuration";
import { onConnectivityChecked, onRecovered } from "@/platform/connectivity";
import { askAnew } from "@/platform/http/client";
import { preferences } from "@/stores/preferences";

export function goOnByItself(queryClient: QueryClient): void {
  onRecovered(() => {
    void queryClient.refetchQueries(
      { type: "active", predicate: (query) => query.state.status === "error" || query.isStale() },
      { cancelRefetch: false },
    );
  });
  onConnectivityChecked((status) => {
    if (status !== "maintenance") return;
    // A pause that the config announced is over when the config says so, whatever window it is in.
    const { queryKey } = configQuery(preferences().language);
    void askAnew(() => queryClient.refetchQueries({ queryKey }));
  });
}
