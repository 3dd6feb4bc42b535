import { art, line } from "./frame";

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`;

export function Cloud(place: Place & { readonly opacity?: number }) {
  return (
    <path
      transform={at(place)}
      d="M8 20a9 9 0 0 1 1-18 13 13 0 0 1 24-2 10 10 0 0 1 14 9 6 6 0 0 1-1 11z"
      fill={art.paper}
      opacity={place.opacity ?? 0.85}
    />
  );
}

/** A potted plant, standing on `y`. */
export function Plant(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M0-14c-2-12-14-14-14-14s0 14 14 14zM0-14c0-16 12-22 12-22s4 18-12 22z" fill={art.leaf} />
      <path d="M0-12V-26" stroke={art.green} strokeWidth="2" />
      <path d="M-9-14H9L7 0H-7z" fill={art.coral} />
      <path d="M-10.5-16h21v4h-21z" fill={art.coral} />
      <path d="M-10.5-12h21v1.5h-21z" fill={line} opacity="0.15" />
    </g>
  );
}

export function Tree(place: Place & { readonly fill?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M0 0v-16" stroke={art.ink} strokeWidth="3" opacity="0.7" />
      <path
        d="M0-46c11 0 16 12 14 20-2 7-8 10-14 10s-12-3-14-10c-2-8 3-20 14-20z"
        fill={place.fill ?? art.leaf}
      />
      <path d="M3-44c9 2 13 12 11 18-2 7-8 10-14 10 9-6 9-18 3-28z" fill={line} opacity="0.1" />
    </g>
  );
}

/** A closed box with tape, standing on `y`, `x` its middle. */
export function Parcel(place: Place & { readonly fill?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M-22-34h44V0h-44z" fill={place.fill ?? "#d9a066"} />
      <path d="M8-34h14V0H8z" fill={line} opacity="0.1" />
      <path d="M-22-34h44v9h-44z" fill={line} opacity="0.08" />
      <path d="M-5-34H5v15l-2.5-2-2.5 2-2.5-2-2.5 2z" fill={art.paper} opacity="0.85" />
      <path d="M-17-7h10M-17-11h6" stroke={line} strokeWidth="1.8" opacity="0.45" />
    </g>
  );
}

/** A door with its step and mat; `y` is the street. */
export function Doorway({ open = false, ...place }: Place & { readonly open?: boolean }) {
  return (
    <g transform={at(place)}>
      <path d="M-37 0v-88a37 37 0 0 1 74 0V0z" fill={art.paper} />
      <path d="M-30 0v-87a30 30 0 0 1 60 0V0z" fill={open ? "#ffd98a" : art.green} />
      {open ? (
        <path d="M-30 0v-87c0-6 2-12 5-16l19 12V8z" fill={art.green} />
      ) : (
        <>
          <path d="M-30-87a30 30 0 0 1 60 0z" fill={art.sky} />
          <path d="M0-117v30M-24-103l24 16 24-16" stroke={art.paper} strokeWidth="3" />
          <path
            d="M-22-78h18v28h-18zM4-78h18v28H4zM-22-42h18v30h-18zM4-42h18v30H4z"
            fill={line}
            opacity="0.16"
          />
          <circle cx="24" cy="-46" r="2.6" fill={art.saffron} />
        </>
      )}
      <path d="M-46 0h92v8h-92z" fill={art.shade} />
      <path d="M-54 8H54v7H-54z" fill={art.ground} />
    </g>
  );
}

/** A scooter with a delivery box, riding to the right; `y` is the road. */
export function Scooter(place: Place & { readonly rider?: boolean }) {
  return (
    <g transform={at(place)}>
      {place.rider ? (
        <>
          <path d="M-8-54c10-2 18 2 20 10l4 14-20 3z" fill={art.coral} />
          <path d="M8-42 26-38l10-6" stroke={art.coral} strokeWidth="7.5" />
          <path d="m36-44 3-1.5" stroke={art.skin} strokeWidth="6" />
          <path d="M-4-30h22l4 20" stroke={art.ink} strokeWidth="9" />
          <path d="M22-10h8" stroke={art.ink} strokeWidth="6" />
          <circle cx="7" cy="-65" r="9.5" fill={art.skin} />
          <path d="M-4.5-64a11.5 11.5 0 0 1 23-2.5l3 1.5-4 2-12-.5c-5 0-7 3-10-.5z" fill={art.green} />
          <path d="M10-62q2.5 2 5 .5" stroke={line} strokeWidth="1.6" />
        </>
      ) : null}
      <path
        d="M-34-12c0-12 9-20 20-20H4c3 0 5 2 6 5l4 11h10c0-16 4-24 12-27l-4-17h-8"
        stroke={line}
        strokeWidth="4"
      />
      <path d="M-38-10c0-13 10-20 22-20H2c3 0 5 2 5 5v15z" fill={art.saffron} />
      <path d="M7-10h17l-1-6H7z" fill={art.saffron} />
      <path d="M24-10c-2-15 3-27 11-32l5 9c3 6 3 14 1 23z" fill={art.saffron} />
      <path d="M-22-36h26c3 0 4 6 0 6h-26z" fill={line} />
      <path d="M-50-64h30a4 4 0 0 1 4 4v24h-38v-24a4 4 0 0 1 4-4z" fill={art.green} />
      <path d="M-54-54h38v4h-38z" fill={line} opacity="0.18" />
      <path d="M-43-44q8 7 16 0" stroke={art.paper} strokeWidth="2.6" />
      <circle cx="41" cy="-37" r="3.5" fill={art.paper} />
      <circle cx="-24" cy="-8" r="11" fill={art.ink} />
      <circle cx="-24" cy="-8" r="4.5" fill={art.shade} />
      <circle cx="34" cy="-8" r="11" fill={art.ink} />
      <circle cx="34" cy="-8" r="4.5" fill={art.shade} />
    </g>
  );
}

/** A fishing boat, `y` its waterline. */
export function Boat(place: Place & { readonly hull?: string }) {
  return (
    <g transform={at(place)}>
      <path d="M0-12v-40" stroke={art.ink} strokeWidth="2.6" />
      <path d="M3-52c14 8 20 20 20 32H3z" fill={art.paper} />
      <path d="M-3-48c-8 8-14 18-15 28h15z" fill={art.blush} />
      <path d="M-32-12h64c-2 10-8 18-16 18h-32c-8 0-14-8-16-18z" fill={place.hull ?? art.coral} />
      <path d="M-32-12h64l-1.5 5h-61z" fill={art.paper} />
    </g>
  );
}
