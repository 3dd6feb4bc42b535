export * from "./read-json";
export { readColumns } from "./readable-columns";
