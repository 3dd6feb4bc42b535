import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";

/** Counts unread messages and tells new ones, on every page. */
export const loadNewMessages = () => import("./live/tell-new-messages");

/** Conversations and messages, in a chunk of their own. */
export const ChatView = lazy(() => import("./components/chat-view"));
/** A button that leads to a chat. */
export const ChatLink = lazy(optional(() => import("./components/chat-link")));
