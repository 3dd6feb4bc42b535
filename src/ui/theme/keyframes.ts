import { defineKeyframes } from "@chakra-ui/react/styled-system";

/** Motions of the Chakra overlays. Names carry the product's prefix: the plain sheets are global too. */
export const keyframes = defineKeyframes({
  "doorstep-fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "doorstep-fade-out": { from: { opacity: 1 }, to: { opacity: 0 } },
  "doorstep-pop-in": { from: { opacity: 0, scale: "0.96" }, to: { opacity: 1, scale: "1" } },
  "doorstep-pop-out": { from: { opacity: 1, scale: "1" }, to: { opacity: 0, scale: "0.98" } },
  "doorstep-from-right": { from: { translate: "100% 0" }, to: { translate: "0 0" } },
  "doorstep-to-right": { from: { translate: "0 0" }, to: { translate: "100% 0" } },
  "doorstep-from-left": { from: { translate: "-100% 0" }, to: { translate: "0 0" } },
  "doorstep-to-left": { from: { translate: "0 0" }, to: { translate: "-100% 0" } },
});
