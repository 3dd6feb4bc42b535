import { art, Backdrop, Frame, Ground, type IllustrationProps } from "./frame";
import { Mascot } from "./mascot";
import { Tree } from "./scenery";

export function NoAddressIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <Backdrop />
      <Tree x={48} y={152} scale={1.15} />
      <Tree x={206} y={152} scale={0.85} fill={art.green} />
      <Ground />
      <path d="M148 152V42" stroke={art.ink} strokeWidth="7" />
      <path d="M112 46h60l14 12-14 12h-60z" fill={art.coral} />
      <path d="M124 58h34" stroke={art.paper} strokeWidth="4" strokeDasharray="1 9" />
      <path d="M182 80h-56l-13 11 13 11h56z" fill={art.green} />
      <path d="M136 91h36" stroke={art.paper} strokeWidth="4" strokeDasharray="1 9" />
      <Mascot x={90} y={152} scale={1.08} mood="curious" arms="wave" />
    </Frame>
  );
}
