import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { addFundRoutes } from "./add-fund";
import { addressRoutes } from "./addresses";
import { authRoutes } from "./auth";
import { cartRoutes } from "./cart";
import { cashbackRoutes } from "./cashback";
import { chatRoutes } from "./chat";
import { chatStreamRoutes } from "./chat-stream";
import { couponRoutes } from "./coupons";
import { deviceRoutes } from "./devices";
import { offlinePaymentRoutes } from "./offline-payments";
import { orderListRoutes } from "./order-options";
import { orderPaymentRoutes } from "./order-payments";
import { orderRoutes } from "./orders";
import { ownDataRoutes } from "./own-data";
import { passkeyRoutes } from "./passkeys";
import { prescriptionRoutes } from "./prescriptions";
import { profileRoutes } from "./profile";
import { pushRoutes } from "./push";
import { refundRoutes } from "./refunds";
import { reviewRoutes } from "./reviews";
import { socialAuthRoutes } from "./social-auth";
import { walletRoutes } from "./wallet";
import { wishlistRoutes } from "./wishlist";

/** Everything that belongs to one shopper: sign-in, cart, wishlist, addresses, coupons, orders. */
export const customerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  for (const routes of [
    authRoutes,
    socialAuthRoutes,
    passkeyRoutes,
    profileRoutes,
    ownDataRoutes,
    deviceRoutes,
    cartRoutes,
    wishlistRoutes,
    addressRoutes,
    couponRoutes,
    cashbackRoutes,
    walletRoutes,
    addFundRoutes,
    orderRoutes,
    prescriptionRoutes,
    orderPaymentRoutes,
    offlinePaymentRoutes,
    orderListRoutes,
    refundRoutes,
    reviewRoutes,
    chatRoutes,
    chatStreamRoutes,
    pushRoutes,
  ]) {
    await app.register(routes);
  }
};
export { photoRoutes } from "./photos";
