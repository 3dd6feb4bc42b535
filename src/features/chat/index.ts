// @chunk lazy-overlays

import { lazy } from "@/ui/loading/lazy";

/** The list of conversations, for who counts what is unread. */
export const loadConversationsQuery = () => import("./api/get-conversations");

/** Conversations and messages, in a chunk of their own. */
export const ChatView = lazy(() => import("./components/chat-view"));
/** A button that leads to a chat. */
export const ChatLink = lazy(() => import("./components/chat-link"));
