import { seedFrom } from "../random";
import { grounds } from "./color";
import { circle, Drawing, ellipse, placed, turned } from "./drawing";
import * as bowls from "./food-bowls";
import * as drinks from "./food-drinks";
import * as grill from "./food-grill";
import * as mains from "./food-mains";
import * as sweets from "./food-sweets";
import * as counter from "./grocery-counter";
import * as fresh from "./grocery-fresh";
import * as packs from "./grocery-packs";
import * as pharmacy from "./pharmacy";
import * as care from "./pharmacy-care";
import * as electronics from "./shop-electronics";
import * as fashion from "./shop-fashion";
import * as home from "./shop-home";

/** Draws one thing in the middle of a sheet of 1200 × 1200. */
type Subject = (drawing: Drawing) => string;

// biome-ignore format: a list of names
const subjects = {
  burger: mains.burger, pizza: mains.pizza, sushi: mains.sushi, ramen: bowls.ramen, curry: bowls.curry, tacos: mains.tacos,
  salad: bowls.salad, sandwich: mains.sandwich, pasta: bowls.pasta, "grilled-fish": bowls.grilledFish, kebab: grill.kebab,
  "falafel-wrap": mains.falafelWrap, "fried-chicken": grill.friedChicken, dumplings: bowls.dumplings, soup: bowls.soup,
  "rice-bowl": bowls.riceBowl, steak: grill.steak, shrimp: bowls.shrimp, fries: grill.fries,
  pancakes: sweets.pancakes, cake: sweets.cake, "ice-cream": sweets.iceCream, donut: sweets.donut, croissant: sweets.croissant,
  tart: sweets.tart, coffee: drinks.coffee, juice: drinks.juice, smoothie: drinks.smoothie,
  apple: fresh.apple, banana: fresh.banana, orange: fresh.orange, tomato: fresh.tomato, carrot: fresh.carrot,
  lettuce: fresh.lettuce, onion: fresh.onion, potato: fresh.potato, berries: fresh.berries, grapes: fresh.grapes,
  bread: counter.bread, cheese: counter.cheese, eggs: counter.eggs, fish: counter.freshFish, meat: counter.meat, chicken: counter.wholeChicken,
  milk: packs.milk, yogurt: packs.yogurt, butter: packs.butter, "rice-bag": packs.riceBag, "pasta-pack": packs.pastaPack,
  oil: packs.oil, "canned-food": packs.can, "juice-carton": packs.juiceCarton, water: packs.water, soda: packs.soda,
  chocolate: packs.chocolate, biscuits: packs.biscuits, cereal: packs.cereal, honey: packs.honey, "ice-pop": packs.icePop,
  detergent: packs.detergent, tissue: packs.tissue,
  "pill-blister": pharmacy.pillBlister, capsules: pharmacy.capsules, syrup: pharmacy.syrup, cream: care.cream,
  thermometer: pharmacy.thermometer, bandage: pharmacy.bandage, vitamins: pharmacy.vitamins, drops: pharmacy.drops,
  inhaler: pharmacy.inhaler, mask: care.mask, sanitiser: care.sanitiser, "baby-bottle": care.babyBottle,
  nappies: care.nappies, shampoo: care.shampoo, toothpaste: care.toothpaste,
  "blood-pressure-monitor": pharmacy.pressureMonitor, "test-kit": pharmacy.testKit,
  "t-shirt": fashion.tShirt, dress: fashion.dress, jacket: fashion.jacket, sneaker: fashion.sneaker, handbag: fashion.handbag,
  backpack: fashion.backpack, hat: fashion.hat, sunglasses: fashion.sunglasses, watch: fashion.watch,
  lipstick: fashion.lipstick, perfume: fashion.perfume,
  headphones: electronics.headphones, phone: electronics.phone, laptop: electronics.laptop, camera: electronics.camera, speaker: electronics.speaker,
  lamp: home.lamp, chair: home.chair, plant: fresh.plant, book: home.book, mug: home.mug, toy: home.toy, ball: home.ball,
  basketball: home.basketball,
  blender: home.blender, pillow: home.pillow, "gift-box": home.giftBox,
} satisfies Record<string, Subject>;

export type ItemPictureKind = keyof typeof subjects;

/** The kinds of things that can be drawn. */
export const itemPictureKinds = Object.keys(subjects) as ItemPictureKind[];

export const isItemPictureKind = (kind: string): kind is ItemPictureKind => Object.hasOwn(subjects, kind);

/** The bare subject (1200 × 1200, no ground), for scenes and logos. */
export const drawSubject = (kind: ItemPictureKind, drawing: Drawing): string => subjects[kind](drawing);

/** A soft background with a simple shape, so that pictures look alike. */
export function drawGround(drawing: Drawing, size = 1200): string {
  const [wall, shape] = drawing.random.pick(grounds);
  const unit = size / 1200;
  const quiet = drawing.random.pick([
    circle(600 * unit, 580 * unit, 450 * unit, shape),
    circle(930 * unit, 300 * unit, 340 * unit, shape) +
      circle(220 * unit, 930 * unit, 260 * unit, shape, 0.7),
    ellipse(600 * unit, 1180 * unit, 900 * unit, 420 * unit, shape),
    ellipse(600 * unit, 600 * unit, 520 * unit, 400 * unit, shape, 1, -24),
  ]);
  return `<rect width="${size}" height="${size}" fill="${drawing.down(wall, shape)}"/>${quiet}`;
}

/**
 * A picture of a thing for sale, 1200 × 1200. Every seed is a variety of the thing. The third of four is a close-up and
 * the fourth shows two, so that four consecutive seeds make a gallery.
 */
export function drawItemPicture(kind: ItemPictureKind, seed: number): string {
  const drawing = new Drawing(1200, 1200, seedFrom(`${kind}${seed}`) % 1_000_003);
  const ground = drawGround(drawing);
  const view = Math.abs(Math.trunc(seed)) % 4;
  if (view === 3) {
    const behind = placed(drawSubject(kind, drawing), 420, 60, 0.68);
    return drawing.finish(ground + behind + placed(drawSubject(kind, drawing), 30, 300, 0.76));
  }
  const subject = drawSubject(kind, drawing);
  if (view === 2) return drawing.finish(ground + placed(turned(subject, 7), -168, -180, 1.28));
  return drawing.finish(ground + placed(turned(subject, view === 1 ? -5 : 0), -30, -48, 1.05));
}
