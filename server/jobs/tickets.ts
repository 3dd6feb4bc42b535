import { PRINT_JOB } from "../services/print-jobs/queue-tickets";
import { printTicket } from "../services/tickets/print-ticket";
import type { JobDefinition } from "./queue";

/** Prints one ticket. The service itself tries again, by a table of pauses; several printers print at a time. */
export const ticketJob: JobDefinition = { name: PRINT_JOB, maxRunning: 8, run: printTicket };
