import { art, Frame, type IllustrationProps } from "./frame";
import { Cloud, Parcel, Scooter, Tree } from "./scenery";

export function ParcelHeroIllustration(props: IllustrationProps) {
  return (
    <Frame width={320} height={220} {...props}>
      <ellipse cx="160" cy="194" rx="146" ry="14" fill={art.ground} />
      <circle cx="166" cy="100" r="84" fill={art.saffron} opacity="0.22" />
      <Cloud x={56} y={48} />
      <Cloud x={222} y={34} scale={0.8} />
      <Tree x={58} y={188} scale={1.5} fill={art.green} />
      <Tree x={276} y={188} scale={1.15} />
      <path
        d="M70 70c26-34 62-36 92-22s62 6 78-8"
        stroke={art.coral}
        strokeWidth="4"
        strokeDasharray="2 11"
      />
      <path d="M246 62s-16-14-16-27a16 16 0 1 1 32 0c0 13-16 27-16 27z" fill={art.coral} />
      <circle cx="246" cy="35" r="6.5" fill="#fff" />
      <Scooter x={158} y={190} scale={1.65} rider />
      <Parcel x={254} y={194} scale={1} />
      <Parcel x={262} y={160} scale={0.62} fill={art.blush} />
      <path d="M34 150h26M22 166h30M40 182h20" stroke={art.ink} strokeWidth="4" opacity="0.25" />
    </Frame>
  );
}
