/** Every route beside the shop windows, by the table of pages. */
import { type ComponentProps, type ComponentType, Fragment, type ReactNode } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { type MorePage, type MoreRoute, moreRoutes } from "@/platform/navigation/page-table";
import { paths } from "@/platform/navigation/paths";
import { lazy } from "@/ui/loading/lazy";
import { morePages } from "./more-pages";
import { PlaceNeeded, RequirePlace } from "./require-place";
import { RequirePlaceOfCampaign } from "./require-place-of-campaign";
import { RequireSignIn } from "./require-sign-in";

type PageProps<Page extends MorePage> = ComponentProps<
  Awaited<ReturnType<(typeof morePages)[Page]>>["default"]
>;
type RouteProps<Name extends MoreRoute> = PageProps<(typeof moreRoutes)[Name]>;

/** Props of a page that serves several routes. */
const routeProps: {
  readonly [Name in MoreRoute as object extends RouteProps<Name> ? never : Name]: RouteProps<Name>;
} = {
  terms: { policy: "terms" },
  privacy: { policy: "privacy" },
  about: { policy: "about" },
  refundPolicy: { policy: "refund" },
  shippingPolicy: { policy: "shipping" },
  cancellationPolicy: { policy: "cancellation" },
  campaigns: { withoutPlace: PlaceNeeded },
  campaign: { withoutPlace: PlaceNeeded },
};

/** Routes that need a place or a customer. */
const guards: { readonly [Name in MoreRoute]?: ComponentType<{ children: ReactNode }> } = {
  product: RequirePlaceOfCampaign,
  categories: RequirePlace,
  category: RequirePlace,
  condition: RequirePlace,
  flashSales: RequirePlace,
  allBrands: RequirePlace,
  storeMap: RequirePlace,
  parcelDelivery: RequirePlace,
  profile: RequireSignIn,
  chatting: RequireSignIn,
  rateAndReview: RequireSignIn,
  wishlist: RequireSignIn,
  interest: ({ children }) => (
    <RequirePlace>
      <RequireSignIn>{children}</RequireSignIn>
    </RequirePlace>
  ),
};

/** One component a page, also where several routes show it: going from one to another keeps it. */
const components = Object.fromEntries(
  Object.entries(morePages).map(([page, load]) => [
    page,
    lazy(load as () => Promise<{ default: ComponentType }>),
  ]),
) as Record<string, ComponentType> as Readonly<Record<MorePage, ComponentType>>;

function routeElement(name: MoreRoute) {
  const Page = components[moreRoutes[name]];
  const Guard = guards[name] ?? Fragment;
  const props: object = name in routeProps ? routeProps[name as keyof typeof routeProps] : {};
  return (
    <Guard>
      <Page {...props} />
    </Guard>
  );
}

const NotFoundPage = components["not-found"];

/** Account pages under their plain names lead into the profile. */
export const accountRedirects = [
  "my-orders",
  "wallet",
  "coupons",
  "loyalty-points",
  "referral-code",
  "notifications",
] as const;

export default function MoreRoutes() {
  return (
    <Routes>
      {(Object.keys(moreRoutes) as MoreRoute[]).map((name) => (
        <Route key={name} path={paths[name].pattern} element={routeElement(name)} />
      ))}
      {accountRedirects.map((name) => (
        <Route key={name} path={`/${name}`} element={<Navigate replace to={paths.profile.href(name)} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
