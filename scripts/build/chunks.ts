/**
 * Which libraries share a file. They change rarely, so a deployment of our own code leaves these files in the
 * shopper's cache; what loads on intent (Chakra, motion, map, forms, Firebase) never mixes with what loads first.
 */
const packages = (...names: string[]) =>
  new RegExp(
    `[\\\\/]node_modules[\\\\/](?:${names.map((name) => name.replace("/", "[\\\\/]")).join("|")})[\\\\/]`,
  );

export const VENDOR_CHUNKS = [
  {
    name: "react",
    test: packages("react", "react-dom", "scheduler", "react-router", "react-router-dom", "cookie"),
    priority: 90,
  },
  { name: "data", test: packages("@tanstack/[^\\\\/]+", "zustand", "idb-keyval"), priority: 80 },
  { name: "map-libre", test: packages("maplibre-gl", "@maplibre/[^\\\\/]+"), priority: 70 },
  { name: "map-mapbox", test: packages("mapbox-gl", "@mapbox/[^\\\\/]+"), priority: 69 },
  { name: "motion", test: packages("framer-motion", "motion-dom", "motion-utils"), priority: 60 },
  {
    name: "forms",
    test: packages("react-hook-form", "yup", "@hookform/resolvers", "property-expr", "tiny-case", "toposort"),
    priority: 50,
  },
  { name: "firebase", test: packages("firebase", "@firebase/[^\\\\/]+", "idb"), priority: 40 },
];
