import { useSearchParams } from "react-router-dom";
import { CustomerWallet, walletFilterOf } from "@/features/wallet";
import { Suspense } from "@/ui/loading/suspense";

/** The wallet; the kind of movements that are shown is in the address. */
export function MyWallet() {
  const [query, setQuery] = useSearchParams();
  return (
    <Suspense>
      <CustomerWallet
        filter={walletFilterOf(query.get("type"))}
        onFilter={(type) =>
          setQuery({ page: "wallet", ...(type === "all" ? {} : { type }) }, { replace: true })
        }
      />
    </Suspense>
  );
}
