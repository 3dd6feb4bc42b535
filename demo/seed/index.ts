import type { ShopSeed } from "../../server/ports";
import { moveToToday } from "./move-to-today";
import { seedDemo } from "./seed-demo";

export const demoSeed: ShopSeed = { fill: seedDemo, moveToToday };
