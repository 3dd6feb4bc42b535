/** Making the shop write to somebody else. */
import type { Attack } from "./attack";

const idOf = ({ body }: { body: unknown }) => (body as { order_id: number }).order_id;

/** Mails a day that one mailbox may get from strangers. */
const perMailbox = 6;

export const mailAttacks: Attack[] = [
  {
    name: "fill a mailbox by placing and canceling 25 orders",
    run: async (stage) => {
      let placed = 0;
      for (let count = 0; count < 25; count += 1) {
        const guest = await stage.guest("203.0.113.1");
        const order = await stage.order(guest, { contact_person_email: "victim1@people.example" });
        if (order.status !== 200) continue;
        placed += 1;
        await stage.cancel(guest, idOf(order));
      }
      await stage.settleMails("canceled");
      const got = stage.mails().filter(({ to }) => to === "victim1@people.example").length;
      return { works: got > 3, seen: `${placed} orders placed and canceled, ${got} mails` };
    },
  },
  {
    name: "fill a mailbox from ten network addresses without canceling",
    run: async (stage) => {
      for (let count = 0; count < 20; count += 1)
        await stage.order(await stage.guest(`203.0.113.${10 + (count % 10)}`), {
          contact_person_email: "victim2@people.example",
        });
      await stage.settleMails("placed");
      const got = stage.mails().filter(({ to }) => to === "victim2@people.example").length;
      return { works: got > perMailbox, seen: `20 orders, ${got} mails` };
    },
  },
  {
    name: "write one's own words into somebody's mailbox",
    run: async (stage) => {
      const bait = "You won https://evil.example claim at www.evil.example";
      await stage.order(await stage.guest("203.0.113.30"), {
        contact_person_email: "victim3@people.example",
        contact_person_name: bait,
        order_note: bait,
      });
      await stage.settleMails("words");
      const mails = stage.mails().filter(({ to }) => to === "victim3@people.example");
      const works = mails.some(({ text }) => /evil|won/.test(text));
      return { works, seen: `${mails.length} mail, ${works ? "with" : "without"} the stranger's words` };
    },
  },
  {
    name: "use up the mails of somebody else, so that they get none",
    run: async (stage) => {
      const contact_person_email = "victim4@people.example";
      for (let count = 0; count < 12; count += 1)
        await stage.order(await stage.guest("203.0.113.40"), { contact_person_email });
      await stage.settleMails("used-up");
      const before = stage.mails().filter(({ to }) => to === contact_person_email).length;
      await stage.order(await stage.guest("203.0.113.41"), { contact_person_email });
      await stage.settleMails("own-order");
      const got = stage.mails().filter(({ to }) => to === contact_person_email).length - before;
      return { works: got === 0, seen: `${before} mails for the stranger, ${got} for the own order` };
    },
  },
];
