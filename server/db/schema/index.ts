export * from "./catalogue";
export * from "./customers";
export * from "./items";
export * from "./orders";
export * from "./places";
export * from "./promotions";
export * from "./push";
export * from "./stores";
