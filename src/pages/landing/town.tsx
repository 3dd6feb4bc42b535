import { art } from "@/ui/illustrations/frame";
import { House, type HouseProps } from "@/ui/illustrations/house";
import { Mascot } from "@/ui/illustrations/mascot";
import { Boat, Scooter, Tree } from "@/ui/illustrations/scenery";

const street = 150;

type Row = Omit<HouseProps, "y">;

const houses: readonly Row[] = [
  { x: -40, width: 64, height: 96, wall: art.shade, roof: art.plum, columns: 2, floors: 2 },
  { x: 28, width: 58, height: 118, wall: art.blush, roof: art.coral, columns: 2, floors: 3 },
  {
    x: 88,
    width: 72,
    height: 84,
    wall: art.paper,
    roof: art.plum,
    gable: "step",
    columns: 2,
    floors: 2,
    awning: art.green,
    door: art.coral,
  },
  {
    x: 240,
    width: 60,
    height: 110,
    wall: art.saffron,
    roof: art.green,
    columns: 2,
    floors: 3,
    door: art.plum,
  },
  {
    x: 302,
    width: 80,
    height: 88,
    wall: art.sea,
    roof: art.coral,
    columns: 3,
    floors: 2,
    awning: art.coral,
    door: art.green,
  },
  { x: 384, width: 56, height: 116, wall: art.paper, roof: art.coral, gable: "step", columns: 2, floors: 3 },
  {
    x: 520,
    width: 70,
    height: 92,
    wall: art.blush,
    roof: art.green,
    columns: 2,
    floors: 2,
    awning: art.saffron,
    door: art.coral,
  },
  {
    x: 592,
    width: 58,
    height: 122,
    wall: art.coral,
    roof: art.plum,
    columns: 2,
    floors: 3,
    door: art.saffron,
  },
  {
    x: 652,
    width: 76,
    height: 86,
    wall: art.shade,
    roof: art.coral,
    gable: "flat",
    columns: 3,
    floors: 2,
    awning: art.plum,
  },
  {
    x: 820,
    width: 60,
    height: 112,
    wall: art.paper,
    roof: art.green,
    columns: 2,
    floors: 3,
    door: art.coral,
  },
  {
    x: 882,
    width: 74,
    height: 90,
    wall: art.saffron,
    roof: art.coral,
    gable: "step",
    columns: 2,
    floors: 2,
    awning: art.sea,
  },
  { x: 958, width: 56, height: 120, wall: art.sea, roof: art.plum, columns: 2, floors: 3 },
  {
    x: 1100,
    width: 72,
    height: 88,
    wall: art.blush,
    roof: art.green,
    columns: 2,
    floors: 2,
    awning: art.green,
    door: art.plum,
  },
  { x: 1174, width: 58, height: 114, wall: art.paper, roof: art.coral, columns: 2, floors: 3 },
  {
    x: 1234,
    width: 66,
    height: 94,
    wall: art.coral,
    roof: art.green,
    gable: "step",
    columns: 2,
    floors: 2,
    door: art.saffron,
  },
  {
    x: 1360,
    width: 64,
    height: 106,
    wall: art.shade,
    roof: art.plum,
    columns: 2,
    floors: 3,
    awning: art.coral,
  },
  { x: 1426, width: 60, height: 88, wall: art.sea, roof: art.coral, columns: 2, floors: 2 },
];

const trees = [186, 214, 466, 494, 752, 796, 1040, 1070, 1322, 1340];

/** The quay of the town under the hero: it is cut at both sides, so that its middle is seen on every screen. */
export function Town() {
  return (
    <svg
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M0 110c120-50 220-30 340-50s200 30 330 0 220-20 330 6 240-40 440 0v90H0z"
        fill="var(--doorstep-colors-deep-raised)"
      />
      {houses.map((house) => (
        <House key={house.x} y={street} {...house} />
      ))}
      {trees.map((x) => (
        <Tree
          key={x}
          x={x}
          y={street + 1}
          scale={x % 4 === 0 ? 1.15 : 0.9}
          fill={x % 3 === 0 ? art.green : art.leaf}
        />
      ))}
      <path d="M0 148h1440v24H0z" fill={art.ground} />
      <path d="M0 148h1440v4H0z" fill={art.shade} />
      <path d="M20 162h1400" stroke={art.paper} strokeWidth="3" strokeDasharray="30 44" opacity="0.7" />
      <path d="M0 172h1440v28H0z" fill={art.sea} />
      <path d="M0 172h1440v7H0z" fill={art.seaDeep} opacity="0.6" />
      <path
        d="M60 190q8-6 16 0t16 0M300 188q8-6 16 0M560 192q8-6 16 0t16 0M900 189q8-6 16 0t16 0M1180 192q8-6 16 0M1330 188q8-6 16 0t16 0"
        stroke={art.paper}
        strokeWidth="2.500"
        opacity="0.6"
      />
      <Scooter x={690} y={166} scale={0.86} rider />
      <path d="M632 150h-18M638 142h-12M636 158h-26" stroke={art.ink} strokeWidth="2.600" opacity="0.35" />
      <Mascot x={778} y={168} scale={0.72} mood="happy" arms="wave" />
      <Boat x={420} y={190} scale={0.7} />
      <Boat x={1046} y={188} scale={0.6} hull={art.green} />
    </svg>
  );
}
