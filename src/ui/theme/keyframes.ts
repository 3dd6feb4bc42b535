import { defineKeyframes } from "@chakra-ui/react/styled-system";

/** Motions of the Chakra overlays. Where there is no `from`, a motion starts where a drag has left the panel. */
export const keyframes = defineKeyframes({
  "doorstep-fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "doorstep-fade-out": { to: { opacity: 0 } },
  "doorstep-pop-in": { from: { opacity: 0, scale: "0.96", translate: "0 12px" }, to: { opacity: 1 } },
  "doorstep-pop-out": { to: { opacity: 0, scale: "0.96", translate: "0 12px" } },
  "doorstep-from-bottom": { from: { translate: "0 100%" } },
  "doorstep-to-bottom": { to: { translate: "0 100%" } },
  "doorstep-from-right": { from: { translate: "100% 0" } },
  "doorstep-to-right": { to: { translate: "100% 0" } },
  "doorstep-from-left": { from: { translate: "-100% 0" } },
  "doorstep-to-left": { to: { translate: "-100% 0" } },
  "doorstep-pulse": {
    from: { boxShadow: "0 0 0 0 color-mix(in srgb, var(--doorstep-colors-accent) 40%, transparent)" },
    "70%, to": { boxShadow: "0 0 0 0.625rem transparent" },
  },
  "doorstep-sweep": { from: { marginInlineStart: "-40%" }, to: { marginInlineStart: "100%" } },
});
