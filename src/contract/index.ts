/** The wire: every entity, call and error that the storefront and a backend exchange. */
export * from "./entities/category";
export * from "./entities/config";
export * from "./entities/customer";
export * from "./entities/delivery";
export * from "./entities/item";
export * from "./entities/landing";
export * from "./entities/module";
export * from "./entities/order";
export * from "./entities/order-payments";
export * from "./entities/store";
export * from "./errors";
