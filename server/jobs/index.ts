/** Every kind of job of the server. */

import { boardPushDeliveryJob, boardPushJob, unansweredJob } from "./board";
import { chatAutopilotJob } from "./chat-autopilot";
import { cleanUpJob, searchWordsJob } from "./clean-up";
import { courierOfferJob } from "./courier-offers";
import { courierPushDeliveryJob, courierPushJob } from "./courier-push";
import { currentPricesJob } from "./current-prices";
import { dailySeedJob } from "./daily-seed";
import { mailJob, newOrderMailsJob } from "./mail";
import { autopilotJob } from "./order-autopilot";
import {
  missingGatewaysJob,
  offlineCheckJob,
  refundDecisionJob,
  refundJob,
  sandboxMessageJob,
  unpaidOrdersJob,
} from "./payments";
import { prescriptionsJob } from "./prescriptions";
import { pushDeliveryJob, pushJob } from "./push";
import type { JobDefinition } from "./queue";
import { ticketJob } from "./tickets";
import { vacuumJob } from "./vacuum";
import { webhookJob } from "./webhooks";

export const jobDefinitions: readonly JobDefinition[] = [
  cleanUpJob,
  searchWordsJob,
  vacuumJob,
  autopilotJob,
  chatAutopilotJob,
  dailySeedJob,
  currentPricesJob,
  pushJob,
  pushDeliveryJob,
  webhookJob,
  ticketJob,
  courierOfferJob,
  newOrderMailsJob,
  mailJob,
  refundJob,
  refundDecisionJob,
  offlineCheckJob,
  sandboxMessageJob,
  unpaidOrdersJob,
  prescriptionsJob,
  missingGatewaysJob,
  boardPushJob,
  boardPushDeliveryJob,
  unansweredJob,
  courierPushJob,
  courierPushDeliveryJob,
];
