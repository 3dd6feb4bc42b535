/** Every route beside the shop windows. Pages are chunks of their own. */
import type { ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import type { TextKey } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { lazy } from "@/ui/lazy";
import { AccountGate } from "./account-gate";
import { PlaceGate } from "./place-gate";

const page = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) => lazy(load);

const ProductPage = page(() => import("@/pages/product"));
const CategoriesPage = page(() => import("@/pages/categories"));
const CategoryPage = page(() => import("@/pages/category"));
const AllBrandsPage = page(() => import("@/pages/all-brands"));
const CampaignPage = page(() => import("@/pages/campaign"));
const ConditionPage = page(() => import("@/pages/condition"));
const FlashSalesPage = page(() => import("@/pages/flash-sales"));
const CheckoutPage = page(() => import("@/pages/checkout"));
const ProfilePage = page(() => import("@/pages/profile"));
const SettingsPage = page(() => import("@/pages/settings"));
const TrackOrderPage = page(() => import("@/pages/track-order"));
const ForgotPasswordPage = page(() => import("@/pages/forgot-password"));
const PolicyPage = page<{ policy: "terms" | "privacy" | "about" | "refund" | "shipping" | "cancellation" }>(
  () => import("@/pages/policy"),
);
const HelpPage = page(() => import("@/pages/help"));
const ComingSoonPage = page<{ titleKey: TextKey<"frame"> }>(() => import("@/pages/coming-soon"));
const SharedPlacePage = page(() => import("@/pages/shared-place"));
const WishlistPage = page(() => import("@/pages/wishlist"));
const NotFoundPage = page(() => import("@/pages/not-found"));

/** Account pages under their plain names lead into the profile. */
const accountRedirects = ["my-orders", "wallet", "coupons", "loyalty-points", "referral-code"] as const;

export default function MoreRoutes() {
  return (
    <Routes>
      <Route path={paths.checkout.pattern} element={<CheckoutPage />} />
      <Route path={paths.product.pattern} element={<ProductPage />} />
      <Route
        path={paths.categories.pattern}
        element={
          <PlaceGate>
            <CategoriesPage />
          </PlaceGate>
        }
      />
      <Route
        path={paths.category.pattern}
        element={
          <PlaceGate>
            <CategoryPage />
          </PlaceGate>
        }
      />
      <Route path={paths.settings.pattern} element={<SettingsPage />} />
      <Route path={paths.trackOrder.pattern} element={<TrackOrderPage />} />
      <Route path={paths.forgotPassword.pattern} element={<ForgotPasswordPage />} />
      <Route
        path={paths.profile.pattern}
        element={
          <AccountGate>
            <ProfilePage />
          </AccountGate>
        }
      />
      {accountRedirects.map((name) => (
        <Route key={name} path={`/${name}`} element={<Navigate replace to={paths.profile.href(name)} />} />
      ))}
      <Route path={paths.terms.pattern} element={<PolicyPage policy="terms" />} />
      <Route path={paths.privacy.pattern} element={<PolicyPage policy="privacy" />} />
      <Route path={paths.about.pattern} element={<PolicyPage policy="about" />} />
      <Route path={paths.refundPolicy.pattern} element={<PolicyPage policy="refund" />} />
      <Route path={paths.shippingPolicy.pattern} element={<PolicyPage policy="shipping" />} />
      <Route path={paths.cancellationPolicy.pattern} element={<PolicyPage policy="cancellation" />} />
      <Route path={paths.help.pattern} element={<HelpPage />} />
      <Route
        path={paths.campaign.pattern}
        element={
          <PlaceGate>
            <CampaignPage />
          </PlaceGate>
        }
      />
      <Route
        path={paths.condition.pattern}
        element={
          <PlaceGate>
            <ConditionPage />
          </PlaceGate>
        }
      />
      <Route
        path={paths.flashSales.pattern}
        element={
          <PlaceGate>
            <FlashSalesPage />
          </PlaceGate>
        }
      />
      <Route
        path={paths.allBrands.pattern}
        element={
          <PlaceGate>
            <AllBrandsPage />
          </PlaceGate>
        }
      />
      <Route path={paths.interest.pattern} element={<ComingSoonPage titleKey="soon.interest" />} />
      <Route
        path={paths.parcelDelivery.pattern}
        element={<ComingSoonPage titleKey="soon.parcelDelivery" />}
      />
      <Route
        path={paths.storeRegistration.pattern}
        element={<ComingSoonPage titleKey="soon.storeRegistration" />}
      />
      <Route
        path={paths.courierRegistration.pattern}
        element={<ComingSoonPage titleKey="soon.courierRegistration" />}
      />
      <Route
        path={paths.chatting.pattern}
        element={
          <AccountGate>
            <ComingSoonPage titleKey="soon.chatting" />
          </AccountGate>
        }
      />
      <Route
        path={paths.rateAndReview.pattern}
        element={
          <AccountGate>
            <ComingSoonPage titleKey="soon.rateAndReview" />
          </AccountGate>
        }
      />
      <Route
        path={paths.wishlist.pattern}
        element={
          <AccountGate>
            <WishlistPage />
          </AccountGate>
        }
      />
      <Route path={paths.sharedPlace.pattern} element={<SharedPlacePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
