/** Texts of the parcel module: its home, and having a parcel brought. */
const parcels = {
  "categories.title": "We Deliver Everything",
  "categories.text": "What are you wish to send?",
  "whyChoose.title": "Why choose us",
  "steps.title": "Easiest way to get services",
  "steps.film": "How it works",
};

export default parcels;
