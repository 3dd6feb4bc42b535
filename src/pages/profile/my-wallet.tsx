import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { CustomerWallet, fundFlagOf, walletFilterOf } from "@/features/wallet";
import { Suspense } from "@/ui/loading/suspense";

/** The wallet; the kind of movements that are shown is in the address. */
export function MyWallet() {
  const [query, setQuery] = useSearchParams();
  // Read once for this return: a reload or a bookmarked address must not repeat it.
  const flag = fundFlagOf(query.get("flag"));
  const [returned, setReturned] = useState(flag);
  if (flag !== null && flag !== returned) setReturned(flag);
  useEffect(() => {
    if (flag !== null) setQuery({ page: "wallet" }, { replace: true });
  }, [flag, setQuery]);
  return (
    <Suspense>
      <CustomerWallet
        filter={walletFilterOf(query.get("type"))}
        onFilter={(type) =>
          setQuery({ page: "wallet", ...(type === "all" ? {} : { type }) }, { replace: true })
        }
        returned={returned}
      />
    </Suspense>
  );
}
