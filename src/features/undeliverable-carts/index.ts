export {
  agreesToUndeliverable,
  describeCarts,
  isDeliverable,
  undeliverableCarts,
} from "./find-undeliverable";
