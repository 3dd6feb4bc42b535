export { agreesToUndeliverable, describeCarts, undeliverableCarts } from "./find-undeliverable";
