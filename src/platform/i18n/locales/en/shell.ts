/**
 * Texts of the first screens, and the lines every page needs; later ones stand in frame.ts. Exact wording where the
 * specification gives it.
 */
const shell = {
  "app.loading": "Loading",
  "app.skipToContent": "Skip to content",
  "app.close": "Close",
  "app.back": "Back",
  "app.retry": "Try again",
  "app.save": "Save",
  "app.reset": "Reset",
  "app.delete": "Delete",
  "app.edit": "Edit",
  "app.okay": "Okay",
  "app.yes": "Yes",
  "app.no": "No",
  "app.cancel": "Cancel",
  "app.dismiss": "Dismiss",
  "app.viewAll": "View all",
  "app.readMore": "read more",
  "app.showLess": "show less",
  "app.previous": "Previous",
  "app.next": "Next",
  "app.search": "Search",
  "app.clear": "Clear",
  "app.showPassword": "Show password",
  "app.hidePassword": "Hide password",
  "app.increase": "Increase",
  "app.decrease": "Decrease",
  "app.optional": "optional",
  "app.newTab": "opens in a new tab",

  "nav.main": "Main navigation",
  "nav.home": "Home",
  "nav.categories": "Categories",
  "nav.latestStores": "Latest stores",
  "nav.popularStores": "Popular stores",
  "nav.latestRestaurants": "Latest restaurants",
  "nav.popularRestaurants": "Popular restaurants",
  "nav.contact": "Contact",
  "nav.trackOrder": "Track order",
  "nav.chat": "Chat",
  "nav.wishlist": "Wishlist",
  "nav.cart": "Cart",
  "nav.cartPieces": "{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}",
  "nav.orders": "Orders",
  "nav.account": "Account",
  "nav.profile": "Profile",
  "nav.signIn": "Sign In",
  "nav.more": "More of {title}",
  "nav.menu": "Menu",
  "nav.bar": "Shortcuts",
  "nav.switchModule": "Switch module",
  "nav.searchPlaceholder": "Search items or stores",
  "nav.location": "Delivery location",
  "nav.selectLocation": "Select location",

  "profile.logout": "Logout",

  "logout.question": "Are you sure you want to logout?",
  "logout.unsent":
    "{count, plural, one {# change has not been sent yet and will be lost.} other {# changes have not been sent yet and will be lost.}}",
  "logout.success": "Logout successful.",

  "language.changed": "Language has been changed",

  "settings.notifications": "Notifications",

  "access.login": "You must be login to access this page.",
  "access.zone": "You must pick a zone to access this page.",

  "error.generic": "Something went wrong.",
  "error.noConnection": "No internet connection.",
  "error.sessionEnded": "Your account is inactive or Your token has been expired",
  "error.timeout": "The answer takes too long. Please try again.",
  "error.maintenanceTitle": "We will be right back",
  "error.maintenance": "The shop is being worked on. Please come back in a little while.",
  "error.unusable": "The answer could not be read. Is this network asking you to sign in?",
  "error.pageTitle": "This part could not be shown",
  "error.configTitle": "The shop could not be loaded",
  "error.configText": "Check your connection and try again.",
  "error.waitAndRetry":
    "{seconds, plural, one {Too many requests. Try again in # second.} other {Too many requests. Try again in # seconds.}}",

  "empty.notFound": "Not found",
  "empty.toHome": "Back to home",
  "empty.offlineTitle": "Not available offline",
  "empty.offlineText":
    "You have not been here before, so nothing is kept. It loads as soon as the network is back.",

  "offline.offline": "No internet connection.",
  "offline.unreachable": "The shop does not answer right now.",
  "offline.captive": "This network asks you to sign in first.",
  "offline.kept": "Showing what was saved {age}.",
  "offline.waiting":
    "{count, plural, one {# change is waiting for the network} other {# changes are waiting for the network}}",
  "offline.sending": "Sending your changes",

  "cart.removedElsewhere": "“{name}” was removed from your cart on another device.",
  "cart.changedElsewhere": "“{name}” is now {count} in your cart: it was changed on another device.",

  "landing.locationRequired": "Location is required.",
  "landing.ownWords": "Your address",

  "location.noSuggestions": "No place found",
  "location.newLocation": "New location has been set.",
  "location.newAddress": "New delivery address selected.",

  "location.noAddress": "No address was found at this point.",
  "location.suggestions": "Suggested places",
  "location.suggestionCount":
    "{count, plural, =0 {No place found} one {# place found} other {# places found}}",

  "module.selected": "A Module has been selected.",
  "module.switched": "A module has been selected.",
} as const;

export default shell;
