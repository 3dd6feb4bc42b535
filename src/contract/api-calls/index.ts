/**
 * Every call of the API: its method and path with the types of what is sent and what comes back. Types only. The client
 * takes path, query and body from here, so that a call which is not listed does not compile. `{…}` stands for one segment.
 * `body` is sent as JSON, `form` as multipart, `bodyOrForm` as either. `response` is what a backend promises; the page reads it through a normaliser.
 */

import type { BoardCalls } from "./board-calls";
import type { CatalogueCalls } from "./catalogue-calls";
import type { CourierCalls } from "./courier-calls";
import type { CustomerCalls } from "./customer-calls";
import type { PublicCalls } from "./public-calls";
import type { ShopCalls } from "./shop-calls";

export interface Calls
  extends PublicCalls,
    CatalogueCalls,
    CustomerCalls,
    ShopCalls,
    BoardCalls,
    CourierCalls {}
