import { art, Frame, type IllustrationProps } from "./frame";
import { Mascot } from "./mascot";
import { Cloud } from "./scenery";

export function OfflineIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <circle cx="120" cy="88" r="76" fill={art.sky} />
      <Cloud x={146} y={44} scale={0.9} />
      <Cloud x={52} y={60} scale={0.65} opacity={0.6} />
      <path d="M84 36q20-15 40 0M91 47q13-9.5 26 0" stroke={art.green} strokeWidth="5" opacity="0.45" />
      <circle cx="104" cy="57" r="3.6" fill={art.green} opacity="0.45" />
      <path d="M82 62 126 24" stroke={art.coral} strokeWidth="5.5" />
      <path d="M122 128V62" stroke={art.ink} strokeWidth="4" />
      <path d="M127 62c26 8 40 24 42 44h-42z" fill={art.paper} />
      <path d="M127 62c14 10 21 26 21 44h-21z" fill={art.blush} />
      <Mascot x={99} y={132} scale={0.92} mood="happy" arms="wave" legs={false} />
      <path d="M64 118h116c-4 20-15 32-30 32h-54c-16 0-28-12-32-32z" fill={art.coral} />
      <path d="M64 118h116l-2 8H66z" fill={art.paper} />
      <circle cx="96" cy="137" r="4" fill={art.paper} />
      <circle cx="122" cy="137" r="4" fill={art.paper} />
      <circle cx="148" cy="137" r="4" fill={art.paper} />
      <path
        d="M22 146q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0v4c0 12-44 22-96 22s-96-10-96-22z"
        fill={art.sea}
      />
      <path
        d="M42 158q9-6 18 0t18 0M130 160q9-6 18 0t18 0M92 166q8-5 16 0"
        stroke={art.paper}
        strokeWidth="2.6"
        opacity="0.7"
      />
    </Frame>
  );
}
