/** Texts of rating and reviewing an order. */
const reviews = {
  "page.title": "Rate and review",
  "page.lead": "Tell others how it was. A review can be changed for a day.",
  "page.order": "Order #{id}",
  "page.back": "To the order",
  "page.notDelivered": "You can rate this order once it is delivered.",
  "page.closed": "An order that was canceled or given back is not rated.",
  "page.nothing": "There is nothing to rate in this order.",
  "page.storeOff": "This store does not take reviews.",
  "page.done": "You have rated everything in this order. Thank you!",

  "courier.title": "Delivery person",

  "stars.legend": "Your rating of {name}",
  "stars.count": "{count, plural, one {# star} other {# stars}}",
  "stars.word1": "Bad",
  "stars.word2": "Poor",
  "stars.word3": "OK",
  "stars.word4": "Good",
  "stars.word5": "Great",
  "stars.missing": "Choose 1 to 5 stars.",

  "words.item": "Your words",
  "words.itemHint": "Others read them with your first name and the first letter of your last name.",
  "words.courier": "How was the delivery?",
  "words.courierHint": "Only the shop reads this.",

  "photos.choose": "Add photos",
  "photos.reading": "Reading the photo…",
  "photos.hint": "Up to {count}.",
  "photos.one": "Photo {number}",
  "photos.remove": "Remove photo {number}",
  "photos.removeAll": "Remove photos",
  "photos.kept": "New photos take the place of these.",
  "photos.tooMany": "At most {count} photos.",
  "photos.unreadable": "This file cannot be read as a photo.",

  "form.send": "Send review",
  "form.save": "Save changes",
  "form.saved": "Thank you for your review.",
  "form.waiting": "Saved on this device. It is sent by itself as soon as there is a network.",
  "form.refused": "The shop did not take the review.",

  "written.rating": "Your rating: {count, plural, one {# star} other {# stars}}",
  "written.change": "Change the review of {name}",
  "written.changeShort": "Change",
  "written.until": "Can be changed until {time}.",
  "written.waiting": "Waiting for the network.",
  "written.sending": "Being sent.",

  "reminder.title": "How was your order?",
  "reminder.text": "Your order #{id} is complete. A few stars help others to choose.",
  "reminder.give": "Give Review",
  "reminder.later": "No, thanks",
};
export default reviews;
