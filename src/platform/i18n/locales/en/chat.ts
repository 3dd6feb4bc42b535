/** Texts of the chat with stores, delivery people and support. */
const chat = {
  "page.title": "Chat",
  "link.signIn": "You are not logged in",
  "link.vendor": "Chat with the store",
  "link.admin": "Chat with support",

  "list.label": "Conversations",
  "list.search": "Search by name",
  "list.clear": "Clear the search",
  "list.none": "No conversations yet",
  "list.noneText":
    "Write to our support, or to the store and the delivery person of an order that is on its way.",
  "list.nothingFound": "Nobody of this name",
  "list.support": "Write to support",
  "list.more": "More conversations",
  "list.loadFailed": "The conversations could not be loaded.",
  "list.you": "You: {text}",
  "list.picture": "Picture",
  "list.unread": "{count, plural, one {# unread message} other {# unread messages}}",
  "list.choose": "Choose a conversation",
  "list.chooseText": "Or write to our support: we are there for you.",

  "peer.admin": "Support",
  "peer.vendor": "Store",
  "peer.delivery_man": "Delivery person",
  "peer.gone": "No longer here",
  "peer.you": "You",

  "conversation.back": "All conversations",
  "conversation.log": "Messages with {name}",
  "conversation.older": "Earlier messages",
  "conversation.none": "Say hello",
  "conversation.noneText": "This is the beginning of your conversation.",
  "conversation.loadFailed": "The messages could not be loaded.",
  "conversation.closed": "This chat is closed, because no order is under way.",
  "conversation.closedSupport": "Write to support",
  "conversation.offline": "No connection. What you write is sent as soon as there is one.",
  "conversation.today": "Today",
  "conversation.yesterday": "Yesterday",

  "compose.label": "Write a message",
  "compose.labelTo": "Write a message to {name}",
  "compose.send": "Send",
  "compose.tooLong": "A message has at most {count} characters.",

  "replies.label": "Quick replies",

  "photo.add": "Add pictures",
  "photo.one": "Picture {number}",
  "photo.remove": "Remove picture {number}",
  "photo.reading": "Reading the picture…",
  "photo.unreadable": "This file cannot be read as a picture.",
  "photo.tooMany": "At most {count} pictures.",

  "state.waiting": "Waiting",
  "state.sending": "Sending…",
  "state.sent": "Sent",
  "state.seen": "Seen",
  "state.failed": "Not sent",
  "state.retry": "Send again",
  "state.discard": "Discard",
};
export default chat;
