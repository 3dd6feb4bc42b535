import { art, Backdrop, Frame, Ground, type IllustrationProps } from "./frame";
import { Mascot } from "./mascot";

export function EmptyCartIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <Backdrop />
      <Ground />
      <path d="M170 38c14-10 36-2 36 14 0 15-18 22-32 15l-9 5 2-10c-7-7-5-18 3-24z" fill={art.paper} />
      <path d="M186 62s-11-6-11-13a5.5 5.5 0 0 1 11-2 5.5 5.5 0 0 1 11 2c0 7-11 13-11 13z" fill={art.coral} />
      <path d="M36 70h14l12 52h62" stroke={art.ink} strokeWidth="5" />
      <path d="M54 80h88l-11 36H63z" fill={art.paper} />
      <path d="M54 80h88l-11 36H63z" stroke={art.green} strokeWidth="4.5" />
      <path
        d="m76 80 4 36M98 80v36M120 80l-4 36M58 98h79"
        stroke={art.green}
        strokeWidth="3"
        opacity="0.55"
      />
      <circle cx="72" cy="140" r="9" fill={art.ink} />
      <circle cx="72" cy="140" r="3.5" fill={art.shade} />
      <circle cx="120" cy="140" r="9" fill={art.ink} />
      <circle cx="120" cy="140" r="3.5" fill={art.shade} />
      <Mascot x={174} y={151} scale={1.08} mood="curious" arms="wave" />
    </Frame>
  );
}
