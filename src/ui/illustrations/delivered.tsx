import { art, Backdrop, Frame, type IllustrationProps } from "./frame";
import { Mascot } from "./mascot";
import { Doorway, Plant } from "./scenery";

export function DeliveredIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <Backdrop />
      <ellipse cx="120" cy="161" rx="96" ry="8" fill={art.ground} />
      <Doorway x={92} y={146} open />
      <Plant x={34} y={160} scale={1.1} />
      <Mascot x={160} y={162} scale={1.12} mood="happy" arms="up" />
      <path d="M160 74s-9-5-9-11a4.6 4.6 0 0 1 9-1.6 4.6 4.6 0 0 1 9 1.6c0 6-9 11-9 11z" fill={art.coral} />
      <path d="m192 52 4 6M204 74l7-1M186 82l4 4M150 38l-1-7" stroke={art.saffron} strokeWidth="4" />
      <path d="m176 44 5 1M208 96l2 6M140 52l-6-3" stroke={art.green} strokeWidth="4" />
      <circle cx="202" cy="44" r="3" fill={art.coral} />
      <circle cx="196" cy="104" r="3" fill={art.plum} />
    </Frame>
  );
}
