/** Making everybody wait: searches, and photos. */
import sharp from "sharp";
import type { Attack } from "./attack";
import type { Stage } from "./stage";

/** ms that a read of the shop may take beside an attack, on a machine with two processors. */
const patienceMs = 1_000;
const attackMs = 8_000;
const loops = 12;

const letters = "abcdefghijklmnopqrstuvwxyz";
const misspelt = (length: number) =>
  Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join("");

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

interface Searches {
  /** Letters of each word that no shop has. */
  letters: readonly number[];
  addresses: number;
}

async function searchWhileOthersRead(
  stage: Stage,
  { letters: lengths, addresses }: Searches,
): Promise<{ slowest: number; usual: number; found: Map<number, number> }> {
  const read = (path: string) => timed(() => stage.ask(path, { from: "198.51.100.9" }));
  const usual = Math.max(await read("/api/v1/config"), await read("/api/v1/config"));
  const found = new Map<number, number>();
  const end = performance.now() + attackMs;
  let sent = 0;
  const search = async () => {
    while (performance.now() < end) {
      const name = encodeURIComponent(lengths.map(misspelt).join(" "));
      sent += 1;
      const { status } = await stage.ask(`/api/v1/items/search?name=${name}&limit=20&offset=1`, {
        from: `203.0.113.${70 + (sent % addresses)}`,
        headers: stage.shopHeaders,
      });
      found.set(status, (found.get(status) ?? 0) + 1);
    }
  };
  let slowest = 0;
  const readAgain = async (path: string) => {
    while (performance.now() < end) slowest = Math.max(slowest, await read(path));
  };
  await Promise.all([
    ...Array.from({ length: loops }, search),
    readAgain("/api/v1/config"),
    readAgain("/healthz"),
  ]);
  return { slowest, usual, found };
}

const searchAttack = (name: string, searches: Searches): Attack => ({
  name,
  run: async (stage) => {
    const { slowest, usual, found } = await searchWhileOthersRead(stage, searches);
    const counts = [...found].map(([status, count]) => `${count} × ${status}`).join(", ");
    return {
      works: slowest > Math.max(patienceMs, usual * 10),
      seen: `/config ${Math.round(usual)} ms → ${Math.round(slowest)} ms at worst; searches ${counts}`,
    };
  },
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .jpeg({ quality: 40 })
    .toBuffer();

export const loadAttacks: Attack[] = [
  searchAttack("stall the shop with misspelt searches in 12 loops", { letters: [7, 9, 8], addresses: 1 }),
  searchAttack("stall the shop with eight long words from forty addresses", {
    letters: Array(8).fill(22),
    addresses: 40,
  }),
  {
    name: "keep other people's photos away with large ones",
    run: async (stage) => {
      const large = await picture(4_900, 4_900);
      const small = await picture(40, 30);
      const customers: Awaited<ReturnType<Stage["customer"]>>[] = [];
      for (let number = 0; number < 5; number += 1)
        customers.push(await stage.customer(`chatter${number}`, `198.51.100.${60 + number}`));
      const guest = await stage.guest("203.0.113.80");
      const sendLarge = () => {
        const form = new FormData();
        for (const [name, value] of Object.entries(stage.orderBody(guest))) form.set(name, String(value));
        for (let number = 0; number < 3; number += 1)
          form.append("order_attachment[]", new Blob([new Uint8Array(large)]), "photo.jpg");
        return stage.ask("/api/v1/customer/order/place", {
          method: "POST",
          form,
          from: guest.from,
          headers: stage.shopHeaders,
        });
      };
      const attack = Array.from({ length: 20 }, sendLarge);
      const sent = await Promise.all(
        Array.from({ length: 25 }, async (_, number) => {
          const form = new FormData();
          form.set("message", "Where are you?");
          form.set("receiver_type", "admin");
          form.set("receiver_id", "0");
          form.append("image[]", new Blob([new Uint8Array(small)]), "photo.jpg");
          const customer = customers[number % customers.length];
          return (
            await stage.ask("/api/v1/customer/message/send", {
              method: "POST",
              form,
              token: customer?.token ?? "",
              from: `198.51.100.${60 + (number % 5)}`,
            })
          ).status;
        }),
      );
      const statuses = (await Promise.all(attack)).map(({ status }) => status);
      const away = sent.filter((status) => status !== 200).length;
      return {
        works: away > 0 || stage.server.log.includes("The queue of photos is full"),
        seen: `${away} of 25 small photos were turned away; the large ones got ${[...new Set(statuses)].join(", ")}`,
      };
    },
  },
];
