export { connectOutbox } from "./connect-outbox";
