import { paths } from "./paths";

/** Whether the page shows the customer's chats, where a message needs no toast. */
export const isChatShown = (): boolean =>
  location.pathname === paths.chatting.pattern ||
  (location.pathname === paths.profile.pattern &&
    new URLSearchParams(location.search).get("page") === "inbox");
