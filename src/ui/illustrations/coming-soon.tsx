import { art, Frame, type IllustrationProps } from "./frame";
import { Mascot } from "./mascot";
import { Cloud, Parcel } from "./scenery";

export function ComingSoonIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <circle cx="120" cy="90" r="76" fill={art.sky} />
      <Cloud x={34} y={52} scale={0.7} />
      <path
        d="M22 150q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0v3c0 11-44 19-96 19s-96-8-96-19z"
        fill={art.sea}
      />
      <path d="M124 134h96v20h-96z" fill={art.shade} />
      <path d="M124 134h96v5h-96z" fill={art.ground} />
      <path
        d="M174 134V30h18v104M174 54l18 20M192 54l-18 20M174 84l18 20M192 84l-18 20"
        stroke={art.green}
        strokeWidth="4.5"
      />
      <path d="M208 38H62M183 20 100 38M183 20l25 18M183 20v18" stroke={art.green} strokeWidth="4.5" />
      <path d="M196 38h16v12h-16z" fill={art.coral} />
      <path d="M78 38v24M78 62l-20 14M78 62l20 14" stroke={art.ink} strokeWidth="2.6" />
      <Parcel x={78} y={116} scale={1.15} />
      <Mascot x={146} y={135} scale={0.7} mood="happy" arms="up" />
    </Frame>
  );
}
