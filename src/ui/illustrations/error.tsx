import { art, Backdrop, Frame, Ground, type IllustrationProps } from "./frame";
import { Mascot } from "./mascot";

function Orange({ x, y, r = 10 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={art.coral} />
      <path d={`M0 ${-r}c4-5 8-4 8-4s0 5-8 4z`} fill={art.leaf} />
      <path
        d={`M${-r * 0.55} ${-r * 0.2}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.4} ${-r * 0.4}`}
        stroke="#fff"
        strokeWidth="2"
        opacity="0.7"
      />
    </g>
  );
}

export function ErrorIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <Backdrop />
      <Ground rx={98} />
      <g transform="translate(132 120) rotate(76)">
        <Mascot x={0} y={34} scale={1.3} mood="dizzy" arms="up" />
      </g>
      <Orange x={190} y={141} r={11} />
      <Orange x={214} y={145} r={8} />
      <path d="M58 66l-7-11M70 58l-1-13M84 60l6-11" stroke={art.coral} strokeWidth="4" />
      <path d="M36 144c6-7 16-7 22 0" stroke={art.green} strokeWidth="3" opacity="0.5" />
    </Frame>
  );
}
