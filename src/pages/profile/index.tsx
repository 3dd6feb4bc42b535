import { Navigate, useSearchParams } from "react-router-dom";
import { useConfig } from "@/features/configuration";
import { CustomerCoupons } from "@/features/coupons";
import { useDocumentTitle } from "@/features/document-title";
import { NotificationList } from "@/features/notifications";
import { CustomerReferral } from "@/features/referrals";
import { CustomerLoyaltyPoints } from "@/features/wallet";
import { useTexts } from "@/platform/i18n";
import { isAccountPageOff } from "@/platform/navigation/account-page-status";
import { type AccountPage, accountPages, paths } from "@/platform/navigation/paths";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { AccountNavigation } from "./account-navigation";
import { Inbox } from "./inbox";
import { MyOrders } from "./my-orders";
import { MyWallet } from "./my-wallet";
import styles from "./profile.module.css";
import { ProfileSettings } from "./profile-settings";

/** A customer's pages, chosen by `page` in the address. */
export default function ProfilePage() {
  const t = useTexts("frame");
  const config = useConfig();
  const [query] = useSearchParams();
  const asked = query.get("page");
  const known = accountPages.find((name) => name === asked);
  const page: AccountPage = known ?? "profile-settings";
  useDocumentTitle(t(`profile.${page}`));
  // The address says what is shown.
  if (asked !== null && !known) return <Navigate replace to={paths.profile.href("profile-settings")} />;
  if (page === "settings") return <Navigate replace to={paths.settings.href()} />;
  if (page === "track-order") return <Navigate replace to={paths.trackOrder.href()} />;
  if (isAccountPageOff(page, config)) return <Navigate replace to={paths.profile.href("profile-settings")} />;
  return (
    <KitProvider>
      <Container>
        <div className={styles.layout}>
          <AccountNavigation current={page} />
          <div className={styles.content}>
            <h1 className={styles.title}>{t(`profile.${page}`)}</h1>
            {page === "profile-settings" ? (
              <ProfileSettings />
            ) : page === "my-orders" ? (
              <MyOrders />
            ) : page === "coupons" ? (
              <Suspense>
                <CustomerCoupons />
              </Suspense>
            ) : page === "wallet" ? (
              <MyWallet />
            ) : page === "loyalty-points" ? (
              <Suspense>
                <CustomerLoyaltyPoints />
              </Suspense>
            ) : page === "referral-code" ? (
              <Suspense>
                <CustomerReferral />
              </Suspense>
            ) : page === "notifications" ? (
              <Suspense>
                <NotificationList />
              </Suspense>
            ) : (
              <Inbox />
            )}
          </div>
        </div>
      </Container>
    </KitProvider>
  );
}
