// @chunk lazy-overlays

import { lazy } from "@/ui/loading/lazy";

/** Overlays of the frame itself, each loaded when it is opened. */
export const SideMenuOverlay = lazy(() => import("./side-menu"));
export const ProfileMenuOverlay = lazy(() => import("./profile-menu"));
export const ConfirmOverlay = lazy(() => import("./confirm-overlay"));
export const ShopAddressOverlay = lazy(() => import("./shop-address-overlay"));
