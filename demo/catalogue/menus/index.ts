/** The kitchens of Port Amber by the kind of restaurant. */

import { bakeryMenu } from "./bakery";
import { breakfastMenu } from "./breakfast";
import { burgerMenu } from "./burger";
import { coffeeMenu } from "./coffee";
import { curryMenu } from "./curry";
import { dumplingMenu } from "./dumpling";
import { fishMenu } from "./fish";
import { friedChickenMenu } from "./fried-chicken";
import { iceCreamMenu } from "./ice-cream";
import { juiceMenu } from "./juice";
import { kebabMenu } from "./kebab";
import { mezzeMenu } from "./mezze";
import { pastaMenu } from "./pasta";
import { pizzaMenu } from "./pizza";
import { ramenMenu } from "./ramen";
import { saladMenu } from "./salad";
import { sandwichMenu } from "./sandwich";
import { steakMenu } from "./steak";
import { sushiMenu } from "./sushi";
import { tacoMenu } from "./taco";

export const menus = {
  burger: burgerMenu,
  friedChicken: friedChickenMenu,
  sandwich: sandwichMenu,
  pizza: pizzaMenu,
  pasta: pastaMenu,
  sushi: sushiMenu,
  ramen: ramenMenu,
  dumplings: dumplingMenu,
  curry: curryMenu,
  kebab: kebabMenu,
  mezze: mezzeMenu,
  fish: fishMenu,
  steak: steakMenu,
  tacos: tacoMenu,
  salad: saladMenu,
  bakery: bakeryMenu,
  breakfast: breakfastMenu,
  coffee: coffeeMenu,
  juice: juiceMenu,
  iceCream: iceCreamMenu,
} as const;

export type MenuKey = keyof typeof menus;
export type { Dish } from "./menu";
