/** Texts of the chat. */
export const chat = {
  /** The name of support in the chat. */
  support: "Support",
  sent: "successfully sent!",
  quickReplies: [
    "Where is my order?",
    "How long will it take?",
    "Please call me when you arrive.",
    "Please leave it at the door.",
    "I want to change something about my order.",
    "Something is missing from my order.",
    "Thank you!",
  ],
  /** Replies of the demo. */
  replies: {
    picture: "Thank you for the picture, I am having a look.",
    store: {
      early: "Hello! We have your order and start on it in a moment.",
      processing: "We are preparing your order right now. It will not be long.",
      handover: "Your order is packed and waits for the courier.",
      pickedUp: "The courier has your order and is on the way to you.",
    },
    courier: {
      early: "Hello! I go to the store as soon as your order is ready.",
      processing: "I wait at the store while they finish your order.",
      handover: "I am picking up your order now.",
      pickedUp: "I am on my way to you, see you in a few minutes!",
    },
    support: "Hello {name}, this is the support team. How can we help you?",
    supportWithOrder:
      "Hello {name}, this is the support team. We see your order, it is on its way through. What do you need?",
    supportLater: "Thank you, we have written that down and look after it.",
  },
};
