export * from "./catalogue";
export * from "./customers";
export * from "./orders";
export * from "./places";
export * from "./promotions";
export * from "./push";
