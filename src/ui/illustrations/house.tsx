import { art, line } from "./frame";

export interface HouseProps {
  readonly x: number;
  /** The street the house stands on. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
  readonly door?: string;
  readonly gable?: "peak" | "step" | "flat";
  /** Windows side by side, and floors of them above the door. */
  readonly columns?: number;
  readonly floors?: number;
  /** A striped awning over the ground floor: a shop. */
  readonly awning?: string;
}

function roofPath({ width, gable = "peak" }: HouseProps, top: number): string {
  if (gable === "flat") return `M-3 ${top}h${width + 6}v-7h-${width + 6}z`;
  if (gable === "step") {
    const step = width / 6;
    return `M0 ${top}v-8h${step}v-8h${step}v-8h${step * 2}v8h${step}v8h${step}v8z`;
  }
  return `M-4 ${top} ${width / 2} ${top - width * 0.55} ${width + 4} ${top}z`;
}

/** A narrow house of the harbour front. */
export function House(props: HouseProps) {
  const { x, y, width, height, wall, roof, door = art.green, columns = 2, floors = 2, awning } = props;
  const top = -height;
  const gap = width / (columns + 1);
  const ground = 30;
  const pitch = (height - ground - 6) / floors;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={roofPath(props, top)} fill={roof} />
      <path d={`M0 0V${top}h${width}V0z`} fill={wall} />
      <path d={`M${width * 0.72} 0V${top}h${width * 0.28}V0z`} fill={line} opacity="0.06" />
      {Array.from({ length: floors * columns }, (_, index) => {
        const column = index % columns;
        const floor = Math.floor(index / columns);
        const windowX = gap * (column + 1) - 5;
        const windowY = top + 8 + floor * pitch;
        const lit = (index * 7 + Math.round(x)) % 3 === 0;
        return (
          <g key={`${column}-${floor}`}>
            <rect x={windowX - 1.5} y={windowY - 1.5} width="13" height="17" rx="1.5" fill={art.paper} />
            <rect
              x={windowX}
              y={windowY}
              width="10"
              height="14"
              rx="1"
              fill={lit ? "#ffd98a" : art.seaDeep}
            />
            <path
              d={`M${windowX + 5} ${windowY}v14M${windowX} ${windowY + 7}h10`}
              stroke={art.paper}
              strokeWidth="1.2"
            />
          </g>
        );
      })}
      {awning ? (
        <>
          <rect x="6" y="-21" width={width - 26} height="15" rx="1.5" fill={art.sky} />
          <path d={`M2 -28h${width - 4}l3 9q-3 4-6.5 0t-6.5 0-6.5 0-6.5 0L1 -19z`} fill={awning} />
          <path d={`M2 -28h${width - 4}l3 9H-1z`} fill={awning} />
        </>
      ) : null}
      <path d={`M${width - 17} 0v-18a6 6 0 0 1 12 0V0z`} fill={door} />
      <circle cx={width - 8} cy="-9" r="1" fill={art.saffron} />
    </g>
  );
}
