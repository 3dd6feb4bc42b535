// @chunk-folder behind

export { connectOutbox } from "./connect-outbox";
