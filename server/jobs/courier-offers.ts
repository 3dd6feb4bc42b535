import { OFFER_JOB } from "../services/assignment/offers";
import { runOfferEnd } from "../services/couriers/waiting-orders";
import type { JobDefinition } from "./queue";

/** Ends an offer that nobody answered, and asks the next courier. */
export const courierOfferJob: JobDefinition = { name: OFFER_JOB, run: runOfferEnd };
