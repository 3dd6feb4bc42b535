/** Texts of what the shop and the device keep of a person. */
const ownData = {
  "download.title": "Your data",
  "download.text":
    "Download everything that the shop has stored about you as a file: profile, addresses, orders, reviews, wallet and more.",
  "download.button": "Download my data",
  "download.done": "Your data is in the file my-data.json.",

  "storage.title": "Saved on this device",
  "storage.text": "What you have seen stays readable without network.",
  "storage.used": "About {size} MB are in use.",
  "storage.little": "Less than 1 MB is in use.",
  "storage.free": "Free up space",
  "storage.question": "Free up space on this device?",
  "storage.questionText":
    "Pictures, maps and pages that you have seen are loaded again when you need them. Your cart, your sign-in and whatever still has to be sent stay.",
  "storage.done": "Space was freed.",
  "storage.notDurable": "This browser keeps nothing after the tab is closed.",
};
export default ownData;
