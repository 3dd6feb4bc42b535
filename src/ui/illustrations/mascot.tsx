import type { ReactNode } from "react";
import { art, line } from "./frame";

export interface MascotProps {
  /** Where its feet stand. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly mood?: "happy" | "asleep" | "worried" | "curious" | "dizzy";
  readonly arms?: "down" | "wave" | "up" | "none";
  readonly legs?: boolean;
  /** Degrees. */
  readonly tilt?: number;
}

function Eyes({ mood }: { readonly mood: NonNullable<MascotProps["mood"]> }) {
  if (mood === "asleep") return <path d="M-14-38q4 4 8 0M6-38q4 4 8 0" stroke={line} strokeWidth="2.6" />;
  if (mood === "dizzy")
    return <path d="m-14-42 7 7m0-7-7 7M7-42l7 7m0-7-7 7" stroke={line} strokeWidth="2.6" />;
  const look = mood === "curious" ? 1.5 : 0;
  return (
    <>
      <circle cx={-10 + look} cy="-38" r="3.1" fill={line} />
      <circle cx={10 + look} cy="-38" r="3.1" fill={line} />
      <circle cx={-9 + look} cy="-39.2" r="1" fill="#fff" />
      <circle cx={11 + look} cy="-39.2" r="1" fill="#fff" />
    </>
  );
}

const mouths: Readonly<Record<NonNullable<MascotProps["mood"]>, ReactNode>> = {
  happy: <path d="M-6-30q6 9 12 0z" fill={line} />,
  asleep: <path d="M-3-29q3 2 6 0" stroke={line} strokeWidth="2.4" />,
  worried: <path d="M-5-27q5-5 10 0" stroke={line} strokeWidth="2.6" />,
  curious: <circle cx="1.5" cy="-28.5" r="2.6" fill={line} />,
  dizzy: <path d="M-7-27q3.5-4 7 0t7 0" stroke={line} strokeWidth="2.4" />,
};

const armPaths: Readonly<Record<NonNullable<MascotProps["arms"]>, string>> = {
  none: "",
  down: "M-24-30q-8 6-7 15M24-30q8 6 7 15",
  wave: "M-24-30q-8 6-7 15M24-32q11-4 13-18",
  up: "M-24-32q-11-4-13-18M24-32q11-4 13-18",
};

/** The paper bag that lives in this product: friendly, saffron, always about to deliver something. */
export function Mascot({
  x,
  y,
  scale = 1,
  mood = "happy",
  arms = "down",
  legs = true,
  tilt = 0,
}: MascotProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) rotate(${tilt})`}>
      {legs ? <path d="M-9-12V-2M9-12V-2M-9-1.5h-5M9-1.5h5" stroke={art.ink} strokeWidth="3.4" /> : null}
      <path d={armPaths[arms]} stroke={art.ink} strokeWidth="3.4" />
      <path d="M-10-62v-5a10 10 0 0 1 20 0v5" stroke={art.ink} strokeWidth="3" />
      <path d="M-22-62h44l4 48a4 4 0 0 1-4 4.5h-44a4 4 0 0 1-4-4.5z" fill={art.saffron} />
      <path d="M12-62h10l4 48a4 4 0 0 1-4 4.5H10z" fill={line} opacity="0.1" />
      <path d="m-22-62 5.5 6 5.5-6 5.5 6 5.5-6 5.5 6 5.5-6 5.5 6 5.5-6z" fill="#fff" opacity="0.55" />
      <ellipse cx="-16" cy="-31" rx="3.6" ry="2.4" fill={art.coral} opacity="0.55" />
      <ellipse cx="16" cy="-31" rx="3.6" ry="2.4" fill={art.coral} opacity="0.55" />
      <Eyes mood={mood} />
      {mouths[mood]}
    </g>
  );
}
