/** Texts of the two documents themselves, which the build writes into them. `{appName}` is the name of the shop. */
const document = {
  description:
    "Food, groceries, medicine, shops and parcels from the places near you, delivered to your door.",
  loading: "Loading",
  notStarted: "The app could not be loaded. Check your connection and try again.",
  reload: "Reload",
  noScript:
    "{appName} needs JavaScript to show what is sold near you. Please allow scripts for this page and reload it.",
};

export default document;
