/** Texts of the landing that its prerendered first screen shows, too. */
const firstScreen = {
  title: "Everything you need, at your door",
  subTitle: "Food, groceries, medicine, shops and parcels from the places around the corner.",
  tagLine: "Tell us where you are and see what is open now.",
  searchLabel: "Search location",
  locateMe: "Locate me",
  pickFromMap: "Pick from map",
  explore: "Explore",
};

export default firstScreen;
