import { art, Backdrop, Frame, type IllustrationProps, line } from "./frame";
import { Doorway, Plant } from "./scenery";

export function NoOrdersIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <Backdrop />
      <ellipse cx="120" cy="161" rx="96" ry="8" fill={art.ground} />
      <Doorway x={98} y={146} scale={1} />
      <Plant x={38} y={160} scale={1.05} />
      <path d="M136 160c-4-14 6-26 22-26 14 0 24 8 24 18 0 5-2 8-6 8z" fill={art.coral} />
      <path d="M146 136c5 4 5 8 3 12M160 134c4 4 4 8 2 12" stroke={line} strokeWidth="2.4" opacity="0.3" />
      <path d="M178 158c14 2 20-8 14-15" stroke={art.coral} strokeWidth="6" />
      <path
        d="M128 134l3 9h13l3-9 5 5c4 4 5 11 2 16-3 4-8 6-14 6s-12-2-15-6c-3-5-2-12 3-17z"
        fill={art.coral}
      />
      <path d="M131 150q3 3 6 0M141 150q3 3 6 0" stroke={line} strokeWidth="2" />
      <path d="m137.5 154 1.5 1.5 1.5-1.5z" fill={line} />
      <path d="M172 116h9l-9 11h9M189 98h7l-7 9h7" stroke={art.green} strokeWidth="3" />
    </Frame>
  );
}
