import { art, Backdrop, Frame, Ground, type IllustrationProps } from "./frame";
import { Mascot } from "./mascot";
import { Plant } from "./scenery";

export function NothingFoundIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <Backdrop />
      <Ground />
      <path d="M44 62c2-8 14-8 14 1 0 6-7 6-7 12" stroke={art.coral} strokeWidth="4.5" />
      <circle cx="51" cy="84" r="2.8" fill={art.coral} />
      <path d="M190 48c2-6 11-6 11 1 0 5-6 5-6 9" stroke={art.green} strokeWidth="3.6" />
      <circle cx="195" cy="65.5" r="2.3" fill={art.green} />
      <Plant x={196} y={151} scale={0.9} />
      <Mascot x={104} y={151} scale={1.35} mood="curious" arms="none" />
      <path d="M138 108c10 4 18 2 24-4" stroke={art.ink} strokeWidth="4.6" />
      <path d="m158 112 12 22" stroke={art.ink} strokeWidth="8" />
      <circle cx="146" cy="88" r="25" fill={art.paper} opacity="0.55" />
      <circle cx="146" cy="88" r="25" stroke={art.ink} strokeWidth="6" />
      <path d="M131 82a17 17 0 0 1 12-11" stroke={art.paper} strokeWidth="4" />
    </Frame>
  );
}
