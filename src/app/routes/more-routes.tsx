/** Every route beside the shop windows. Pages are chunks of their own. */
import type { ComponentType } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { preloadCheckout } from "@/features/checkout";
import type { TextKey } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { lazy } from "@/ui/loading/lazy";
import { RequirePlace } from "./require-place";
import { RequireSignIn } from "./require-sign-in";

const page = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) => lazy(load);

const ProductPage = page(() => import("@/pages/product"));
const CategoriesPage = page(() => import("@/pages/categories"));
const CategoryPage = page(() => import("@/pages/category"));
const AllBrandsPage = page(() => import("@/pages/all-brands"));
const CampaignPage = page(() => import("@/pages/campaign"));
const ConditionPage = page(() => import("@/pages/condition"));
const FlashSalesPage = page(() => import("@/pages/flash-sales"));
const CheckoutPage = page(() => {
  // The form loads beside its page, not after it.
  void preloadCheckout();
  return import("@/pages/checkout");
});
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
export const accountRedirects = [
  "my-orders",
  "wallet",
  "coupons",
  "loyalty-points",
  "referral-code",
] as const;

export default function MoreRoutes() {
  return (
    <Routes>
      <Route path={paths.checkout.pattern} element={<CheckoutPage />} />
      <Route path={paths.product.pattern} element={<ProductPage />} />
      <Route
        path={paths.categories.pattern}
        element={
          <RequirePlace>
            <CategoriesPage />
          </RequirePlace>
        }
      />
      <Route
        path={paths.category.pattern}
        element={
          <RequirePlace>
            <CategoryPage />
          </RequirePlace>
        }
      />
      <Route path={paths.settings.pattern} element={<SettingsPage />} />
      <Route path={paths.trackOrder.pattern} element={<TrackOrderPage />} />
      <Route path={paths.forgotPassword.pattern} element={<ForgotPasswordPage />} />
      <Route
        path={paths.profile.pattern}
        element={
          <RequireSignIn>
            <ProfilePage />
          </RequireSignIn>
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
          <RequirePlace>
            <CampaignPage />
          </RequirePlace>
        }
      />
      <Route
        path={paths.condition.pattern}
        element={
          <RequirePlace>
            <ConditionPage />
          </RequirePlace>
        }
      />
      <Route
        path={paths.flashSales.pattern}
        element={
          <RequirePlace>
            <FlashSalesPage />
          </RequirePlace>
        }
      />
      <Route
        path={paths.allBrands.pattern}
        element={
          <RequirePlace>
            <AllBrandsPage />
          </RequirePlace>
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
          <RequireSignIn>
            <ComingSoonPage titleKey="soon.chatting" />
          </RequireSignIn>
        }
      />
      <Route
        path={paths.rateAndReview.pattern}
        element={
          <RequireSignIn>
            <ComingSoonPage titleKey="soon.rateAndReview" />
          </RequireSignIn>
        }
      />
      <Route
        path={paths.wishlist.pattern}
        element={
          <RequireSignIn>
            <WishlistPage />
          </RequireSignIn>
        }
      />
      <Route path={paths.sharedPlace.pattern} element={<SharedPlacePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
