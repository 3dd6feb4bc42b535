import { darker, lighter } from "./color";
import { bicycle, bouquet, envelope, parcelBox, scooter, van } from "./delivery";
import { box, circle, Drawing, leaf, path, placed, star, stroke, turned } from "./drawing";
import { drawSubject, type ItemPictureKind } from "./item-pictures";
import { motif } from "./motifs";
import { harbour, houses, type Light, lights, pottedBush } from "./scenery";

// biome-ignore format: pairs
const pairs = [["#e2603f", "#ffd08a"], ["#3f6b8f", "#a9d6e8"], ["#4f9a5a", "#cfe8b0"], ["#8a5a8f", "#e6c9ea"], ["#2f3e55", "#f2b23a"], ["#d0605f", "#fbd0c4"], ["#3fa089", "#ffe2a3"], ["#3a2f4a", "#f08a9a"]] as const;

/** A brand's mark, 480 × 480, abstract. */
export function drawBrand(seed: number): string {
  const d = new Drawing(480, 480, seed * 29 + 11);
  const [main, second] = pairs[Math.abs(seed) % pairs.length] ?? pairs[0];
  const shapes = [
    () =>
      circle(190, 240, 110, main) +
      circle(290, 240, 110, second, 0.85) +
      path("M240 142a110 110 0 0 1 0 196a110 110 0 0 1 0 -196z", darker(main, 0.2)),
    () =>
      [0, 60, 120, 180, 240, 300]
        .map((turn) =>
          turned(
            path("M240 236c-60 -50 -50 -110 0 -150 50 40 60 100 0 150z", turn % 120 ? second : main),
            turn,
            240,
            240,
          ),
        )
        .join("") + circle(240, 240, 26, "#ffffff"),
    () =>
      path("M110 340V140l130 130 130 -130v200h-70v-60l-60 60 -60 -60v60z", main) +
      circle(240, 160, 40, second),
    () =>
      [0, 1, 2]
        .map((row) => stroke(`M110 ${180 + row * 66}q65 -66 130 0t130 0`, row % 2 ? second : main, 34))
        .join(""),
    () => star(240, 240, 150, 66, 8, main) + circle(240, 240, 60, second),
    () =>
      path("M240 90l130 75v150l-130 75 -130 -75V165z", main) +
      path("M240 90v150l130 75V165z", second) +
      path("M110 315l130 -75 130 75 -130 75z", darker(main, 0.2)),
    () =>
      path("M120 360a240 240 0 0 1 240 -240v90a150 150 0 0 0 -150 150z", main) + circle(310, 310, 60, second),
    () =>
      motif(d.random.pick(["leaf", "drop", "sun", "flower", "heart"]), 240, 240, 150, main) +
      circle(340, 330, 34, second),
  ];
  const shape =
    shapes[Math.floor(Math.abs(seed) / pairs.length + Math.abs(seed)) % shapes.length] ?? shapes[0];
  return d.finish(
    `<rect width="480" height="480" fill="#fffdf9"/>${circle(240, 240, 200, lighter(second, 0.7))}${shape?.() ?? ""}`,
  );
}

const small = (content: string, x: number, y: number, size: number) =>
  placed(content, x - size / 2, y - size / 2, size / 1200);

const modules = {
  food: (d: Drawing) =>
    small(drawSubject("fries", d), 400, 210, 280) + small(drawSubject("burger", d), 260, 330, 440),
  grocery: (d: Drawing) =>
    small(drawSubject("milk", d), 190, 200, 280) +
    small(drawSubject("lettuce", d), 330, 210, 260) +
    small(drawSubject("carrot", d), 420, 250, 250) +
    path("M90 300h420l-46 200q-6 24 -30 24H166q-24 0 -30 -24z", d.body("#e0a85f")) +
    [0, 1, 2]
      .map((row) => stroke(`M${112 + row * 14} ${350 + row * 52}H${488 - row * 14}`, "#b9793a", 10, 0.7))
      .join("") +
    box(300, 284, 450, 40, 20, d.body("#c98a45")),
  pharmacy: (d: Drawing) =>
    small(drawSubject("capsules", d), 260, 290, 470) +
    circle(430, 190, 84, "#3fa089") +
    motif("cross", 430, 190, 58, "#ffffff"),
  ecommerce: (d: Drawing) =>
    small(drawSubject("headphones", d), 420, 230, 300) +
    small(drawSubject("handbag", d), 250, 330, 430) +
    small(drawSubject("lipstick", d), 450, 420, 250),
  parcel: (d: Drawing) => small(parcelBox(d), 290, 300, 520),
} satisfies Record<string, (d: Drawing) => string>;
// biome-ignore format: pairs
const moduleTints = { food: ["#ffe7cf", "#ffc79a"], grocery: ["#edf5d8", "#c9e5a9"], pharmacy: ["#e0f4ee", "#b3e0d2"], ecommerce: ["#efe7f8", "#d3c1ea"], parcel: ["#fdf0d6", "#f9d598"] } as const;

/** A module's icon, 600 × 600. */
export function drawModuleIcon(kind: string, seed = 1): string | null {
  if (!Object.hasOwn(modules, kind)) return null;
  const name = kind as keyof typeof modules;
  const d = new Drawing(600, 600, seed + 5);
  const [from, to] = moduleTints[name];
  return d.finish(`${circle(300, 300, 290, d.down(from, to))}${modules[name](d)}`);
}

const vehicles = {
  scooter: (d: Drawing) => scooter(d, false),
  courier: (d: Drawing) => scooter(d),
  bicycle,
  van,
} as const;
// biome-ignore format: pairs
const fragile = (d: Drawing) => small(parcelBox(d), 560, 640, 1100) + turned(box(860, 300, 250, 250, 40, "#fff7ea") + path("M790 340h140q0 110 -52 124v50h40v20h-116v-20h40v-50q-52 -14 -52 -124z", "#d9483f"), 8, 860, 420);
const foodParcel = (d: Drawing) =>
  small(drawSubject("bread", d), 480, 360, 520) +
  small(drawSubject("grapes", d), 760, 380, 480) +
  small(parcelBox(d), 600, 680, 980);
const parcels = {
  document: envelope,
  box: (d: Drawing) => parcelBox(d),
  large: (d: Drawing) => parcelBox(d, 1.25),
  flowers: bouquet,
  gift: (d: Drawing) => drawSubject("gift-box", d),
  groceries: (d: Drawing) => drawSubject("lettuce", d),
  electronics: (d: Drawing) => drawSubject("laptop", d),
  clothes: (d: Drawing) => drawSubject("t-shirt", d),
  fragile,
  "food-parcel": foodParcel,
  "large-box": (d: Drawing) => parcelBox(d, 1.25),
} as const;

function onGround(seed: number, draw: (d: Drawing) => string, colors: readonly [string, string]): string {
  const d = new Drawing(1200, 1200, seed + 2);
  return d.finish(
    `<rect width="1200" height="1200" fill="${d.down(colors[0], colors[1])}"/>${circle(600, 600, 470, "#ffffff", 0.4)}${placed(draw(d), 60, 40, 0.9)}`,
  );
}

/** A courier's vehicle (`scooter`, `courier`, `bicycle`, `van`), 1200 × 1200. */
export function drawVehicle(kind: string, seed: number): string | null {
  return Object.hasOwn(vehicles, kind)
    ? onGround(seed, vehicles[kind as keyof typeof vehicles], ["#e6f2f5", "#c3e0e8"])
    : null;
}

/** Kinds of parcels (`document`, `box`, `large`, `flowers`, `gift`, …), 1200 × 1200. */
export function drawParcel(kind: string, seed: number): string | null {
  return Object.hasOwn(parcels, kind)
    ? onGround(seed, parcels[kind as keyof typeof parcels], ["#fdf3de", "#f8dcae"])
    : null;
}

const reasons = {
  fast: (d: Drawing) => small(scooter(d), 600, 420, 780),
  safe: (d: Drawing) =>
    small(parcelBox(d), 560, 400, 700) +
    path("M800 240l150 -50 150 50q10 260 -150 350 -160 -90 -150 -350z", d.ball("#3fa089")) +
    stroke("M880 400l56 60 100 -120", "#ffffff", 34),
  track: (d: Drawing) =>
    small(drawSubject("phone", d), 480, 420, 720) +
    path(
      "M850 620c-150 -180 -160 -240 -160 -290a160 160 0 0 1 320 0c0 50 -10 110 -160 290z",
      d.ball("#e2603f"),
    ) +
    circle(850, 330, 70, "#fff7ea"),
} as const;

/** Reasons to send parcels with this shop (`fast`, `safe`, `track`), 1200 × 800. */
export function drawReason(kind: string, seed: number): string | null {
  if (!Object.hasOwn(reasons, kind)) return null;
  const d = new Drawing(1200, 800, seed + 9);
  return d.finish(
    `<rect width="1200" height="800" fill="${d.down("#fff1dc", "#fbd9ae")}"/>${circle(600, 420, 360, "#ffffff", 0.45)}${reasons[kind as keyof typeof reasons](d)}`,
  );
}

const light = (index: number) => lights[index % lights.length] as Light;

/** The landing page's pictures: `hero` (1600 × 1100), `header-icon` (600 × 600), `company` (1600 × 900). */
export function drawLanding(kind: string): string | null {
  if (kind === "header-icon") {
    const d = new Drawing(600, 600, 3);
    return d.finish(
      circle(300, 300, 290, d.down("#ffb98a", "#e2603f")) +
        path(
          "M300 120c110 0 190 80 190 190 0 60 -60 150 -190 250 -130 -100 -190 -190 -190 -250 0 -110 80 -190 190 -190z",
          "#fff7ea",
        ) +
        path("M200 320l100 -90 100 90v110h-200z", d.ball("#f2b23a")) +
        stroke("M184 326l116 -104 116 104", "#3a4f6f", 26) +
        box(300, 350, 54, 80, 10, "#3a4f6f"),
    );
  }
  if (kind === "company") {
    const d = new Drawing(1600, 900, 8);
    return d.finish(
      harbour(d, light(3), 480) +
        houses(d, 0, 1600, 760, 380) +
        `<rect y="750" width="1600" height="150" fill="${d.down("#e6d6bf", "#cdb893")}"/>` +
        small(van(d), 420, 690, 460) +
        small(bicycle(d), 860, 720, 340) +
        small(scooter(d), 1220, 710, 380),
    );
  }
  if (kind !== "hero") return null;
  const d = new Drawing(1600, 1100, 5);
  const float = (name: ItemPictureKind, x: number, y: number, size: number, turn: number) =>
    circle(x, y, size * 0.52, "#ffffff", 0.85) +
    turned(small(drawSubject(name, d), x, y, size * 0.86), turn, x, y);
  return d.finish(
    [
      harbour(d, light(0), 560),
      houses(d, -20, 1640, 850, 470),
      `<rect y="840" width="1600" height="260" fill="${d.down("#efe0c8", "#d6c19d")}"/>`,
      `<rect y="900" width="1600" height="120" fill="#8a8590"/>`,
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((index) => box(110 + index * 210, 954, 110, 12, 6, "#fff3dc")),
      ...[120, 520, 1130, 1500].map((x) => pottedBush(d, x, 880, 140)),
      float("burger", 330, 330, 260, -8),
      float("apple", 640, 200, 200, 6),
      float("capsules", 970, 190, 200, -6),
      float("headphones", 1270, 330, 250, 8),
      small(scooter(d), 800, 700, 720),
    ].join(""),
  );
}

/** Shown where a picture is missing: a basket on a soft ground, 1200 × 1200. */
export function drawPlaceholder(): string {
  const d = new Drawing(1200, 1200, 1);
  return d.finish(
    `<rect width="1200" height="1200" fill="${d.down("#f8f1e6", "#efe3d0")}"/>${circle(600, 600, 400, "#fbf6ec")}${stroke("M440 560l110 -220M760 560l-110 -220", "#d9c3a0", 40)}${path("M320 540h560l-60 300q-8 40 -50 40h-340q-42 0 -50 -40z", d.down("#ecd9b8", "#dfc598"))}${box(600, 510, 640, 80, 40, "#d9c3a0")}${[470, 600, 730].map((x) => stroke(`M${x} 650v140`, "#fbf6ec", 30)).join("")}${leaf(840, 430, 110, 40, "#c9cfa8")}`,
  );
}
