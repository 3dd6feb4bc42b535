/** Rules for money once everything has settled: gateway, payments, orders and wallets tell the same story. */

export interface OrderMoney {
  id: number;
  status: string;
  paymentStatus: string;
  method: string;
  /** How the rest is paid where the wallet paid a part. */
  rest: string | null;
  total: number;
  fromWallet: number;
}

export interface PaymentMoney {
  id: string;
  purpose: string;
  orderId: number | null;
  amount: number;
  status: string;
  /** The gateway's name for it. */
  session: string | null;
}

/** A line in the gateway's own books. */
export interface GatewayMoney {
  id: string;
  paymentId: string;
  amount: number;
  state: string;
}

export interface WalletMovement {
  type: string;
  orderId: number | null;
  credit: number;
  debit: number;
  bonus: number;
  /** The balance after it, as the ledger has it. */
  balance: number;
}

export interface Wallet {
  customerId: number;
  balance: number;
  /** In the order in which they were written. */
  movements: WalletMovement[];
}

/** The money of one shopper, or of the whole town; all amounts in minor units. */
export interface MoneyState {
  orders: OrderMoney[];
  payments: PaymentMoney[];
  gateway: GatewayMoney[];
  wallets: Wallet[];
}

/** The end of an order for its payer. */
export type PaymentEnd = "paid" | "in cash" | "canceled" | "unpaid";

export function endOfOrder({ status, paymentStatus }: { status: string; paymentStatus: string }): PaymentEnd {
  if (status === "canceled") return "canceled";
  if (paymentStatus === "paid") return "paid";
  return status === "failed" ? "unpaid" : "in cash";
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const isPaidOnline = ({ method, rest }: OrderMoney): boolean =>
  method === "digital_payment" || (method === "partial_payment" && rest === "digital_payment");

/** The gateway's possible states for each status of a payment. */
const gatewayStates: Readonly<Record<string, readonly string[]>> = {
  started: ["open", "processing"],
  paid: ["paid"],
  failed: ["failed"],
  canceled: ["canceled"],
  refund_due: ["paid"],
  refunded: ["refunded"],
};

export function moneyViolations(money: MoneyState): string[] {
  return [
    ...money.gateway.flatMap((session) => brokenSession(session, money.payments)),
    ...money.payments.flatMap((payment) => brokenPayment(payment, money.gateway)),
    ...money.orders.flatMap((order) => brokenOrder(order, money)),
    ...money.wallets.flatMap((wallet) => brokenWallet(wallet)),
    ...brokenSum(money),
  ];
}

function brokenSession(session: GatewayMoney, payments: readonly PaymentMoney[]): string[] {
  const payment = payments.find(({ id }) => id === session.paymentId);
  if (!payment) return [`The gateway has session ${session.id} of a payment that is not there.`];
  if (session.amount !== payment.amount)
    return [`The gateway asked for ${session.amount}; payment ${payment.id} is of ${payment.amount}.`];
  // Requested, but never answered: nobody saw its page, and the next start finds it.
  if (payment.session === null && session.state === "open") return [];
  if (!gatewayStates[payment.status]?.includes(session.state))
    return [`The gateway says ${session.state} of payment ${payment.id}, the shop ${payment.status}.`];
  return [];
}

function brokenPayment(payment: PaymentMoney, gateway: readonly GatewayMoney[]): string[] {
  const { id, status } = payment;
  if (status === "started" || status === "refund_due") return [`Payment ${id} never ended: ${status}.`];
  const isCharge = status === "paid" || status === "refunded";
  return isCharge && !gateway.some(({ paymentId }) => paymentId === id)
    ? [`Payment ${id} is ${status}, and the gateway does not know it.`]
    : [];
}

function brokenOrder(order: OrderMoney, { payments, wallets }: MoneyState): string[] {
  const { id, status, paymentStatus, total, fromWallet } = order;
  const broken: string[] = [];
  const charges = payments.filter((payment) => payment.orderId === id && payment.status === "paid");
  const charged = sum(charges.map(({ amount }) => amount));
  const isClosed = status === "canceled" || status === "failed";
  if (charges.length > 1) broken.push(`Order ${id} was charged ${charges.length} times.`);
  if (isClosed && paymentStatus === "paid") broken.push(`Order ${id} is ${status} and says that it is paid.`);
  const owed = isPaidOnline(order) && paymentStatus === "paid" ? total - fromWallet : 0;
  if (charged !== owed)
    broken.push(
      `Order ${id} (${status}, ${order.method}, ${paymentStatus}) was to be charged ${owed}, and ${charged} was kept.`,
    );
  if (charged + fromWallet > total)
    broken.push(`Order ${id} costs ${total}; ${charged + fromWallet} was paid.`);
  const moved = wallets.flatMap(({ movements }) => movements).filter(({ orderId }) => orderId === id);
  const taken = sum(moved.filter(({ type }) => takings.includes(type)).map(({ debit }) => debit));
  const back = sum(moved.filter(({ type }) => type === "order_refund").map(({ credit }) => credit));
  if (taken !== fromWallet)
    broken.push(`Order ${id} says that the wallet paid ${fromWallet}; its movements say ${taken}.`);
  const due = status === "canceled" ? fromWallet : 0;
  // An operator's refund may return money that was paid another way.
  if (status !== "refunded" && back !== due)
    broken.push(`Order ${id} is ${status}: ${due} was to go back to the wallet, ${back} did.`);
  return broken;
}

const takings: readonly string[] = ["order_place", "partial_payment"];

function brokenWallet({ customerId, balance, movements }: Wallet): string[] {
  let running = 0;
  for (const movement of movements) {
    running += movement.credit + movement.bonus - movement.debit;
    if (running !== movement.balance)
      return [
        `The wallet of customer ${customerId} says ${movement.balance} where its movements come to ${running}.`,
      ];
  }
  return running === balance
    ? []
    : [`The wallet of customer ${customerId} holds ${balance}; its movements come to ${running}.`];
}

/** The gateway's takings equal the payments for orders and wallets. */
function brokenSum({ gateway, orders, wallets }: MoneyState): string[] {
  const kept = sum(gateway.filter(({ state }) => state === "paid").map(({ amount }) => amount));
  const sold = sum(
    orders
      .filter((order) => isPaidOnline(order) && order.paymentStatus === "paid")
      .map(({ total, fromWallet }) => total - fromWallet),
  );
  const added = sum(
    wallets
      .flatMap(({ movements }) => movements)
      .filter(({ type }) => type === "add_fund")
      .map(({ credit }) => credit),
  );
  return kept === sold + added
    ? []
    : [`The gateway kept ${kept}; orders say ${sold} and wallets ${added} of it.`];
}
