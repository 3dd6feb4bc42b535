import { art, Frame, type IllustrationProps } from "./frame";
import { Mascot } from "./mascot";
import { Cloud } from "./scenery";

export function NoMessagesIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <circle cx="120" cy="90" r="76" fill={art.sky} />
      <Cloud x={32} y={60} scale={0.6} />
      <path d="M36 148h168v6H36z" fill={art.ground} />
      <path
        d="M60 34h76a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14H88L68 104V88h-8a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z"
        fill={art.coral}
      />
      <circle cx="78" cy="61" r="5" fill={art.shade} />
      <circle cx="98" cy="61" r="5" fill={art.shade} />
      <circle cx="118" cy="61" r="5" fill={art.shade} />
      <Mascot x={172} y={148} scale={0.8} mood="happy" arms="up" />
    </Frame>
  );
}
