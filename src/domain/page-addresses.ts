/**
 * The addresses of the app's pages, for who answers requests without having the app: any other one is no page. The router's table
 * is compared with it by a test.
 */
export const pageAddresses = [
  "/",
  "/home",
  "/checkout",
  "/prescription",
  "/shared-basket",
  "/interest",
  "/sign-in-return",
  "/forgot-password",
  "/terms-and-conditions",
  "/privacy-policy",
  "/refund-policy",
  "/cancellation-policy",
  "/shipping-policy",
  "/about-us",
  "/help-and-support",
  "/track-order",
  "/profile",
  "/wishlist",
  "/settings",
  "/chatting",
  "/product/:id",
  "/store/:id",
  "/store/latest",
  "/store/popular",
  "/store/top-offer-nearby",
  "/stores/map",
  "/categories",
  "/category/:id",
  "/campaigns",
  "/campaigns/:id",
  "/flash-sales",
  "/conditions/:id",
  "/all-brands",
  "/rate-and-review/:orderId",
  "/invoice/:orderId",
  "/share-place",
  "/parcel-delivery-info",
  "/store-registration",
  "/deliveryman-registration",
  "/my-orders",
  "/wallet",
  "/coupons",
  "/loyalty-points",
  "/referral-code",
  "/notifications",
] as const;

const patterns = pageAddresses.map(
  (address) => new RegExp(`^${address.replace(/\/$/, "").replace(/:\w+/, "[^/]+")}/?$`, "i"),
);

/** Whether a path, which is decoded and may end with a slash, is the address of a page. */
export const isPageAddress = (path: string): boolean => {
  const absolute = path.startsWith("/") ? path : `/${path}`;
  return patterns.some((pattern) => pattern.test(absolute));
};
