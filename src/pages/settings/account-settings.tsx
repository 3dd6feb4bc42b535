import type { CustomerInfo } from "@/contract";
import { OwnDataDownload } from "@/features/own-data";
import { CustomerPasskeys } from "@/features/passkeys";
import { DeleteAccount, hasPassword, SignedInDevices } from "@/features/profile";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/plain/skeleton";

/** Settings of the account and not of the device. */
export default function AccountSettings({
  accountKey,
  customer,
}: {
  readonly accountKey: string;
  readonly customer: CustomerInfo | undefined;
}) {
  return (
    <KitProvider>
      {customer ? (
        <Suspense>
          <CustomerPasskeys accountKey={accountKey} asksPassword={hasPassword(customer)} />
        </Suspense>
      ) : null}
      <Suspense fallback={<Skeleton height="12rem" />}>
        <SignedInDevices accountKey={accountKey} />
      </Suspense>
      <Suspense fallback={<Skeleton height="8rem" />}>
        <OwnDataDownload />
      </Suspense>
      <Suspense>
        <DeleteAccount customer={customer} />
      </Suspense>
    </KitProvider>
  );
}
