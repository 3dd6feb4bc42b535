/** The kitchens of Port Amber by the kind of restaurant. */
import { curryMenu, dumplingMenu, ramenMenu, sushiMenu } from "./asian";
import { burgerMenu, friedChickenMenu, sandwichMenu } from "./burgers-and-chicken";
import { fishMenu, kebabMenu, mezzeMenu, saladMenu, steakMenu, tacoMenu } from "./levantine-and-grill";
import { pastaMenu, pizzaMenu } from "./pizza-and-pasta";
import { bakeryMenu, breakfastMenu, coffeeMenu, iceCreamMenu, juiceMenu } from "./sweet-and-drinks";

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
export type { Dish, Menu } from "./menu";
