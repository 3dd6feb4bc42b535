/** The texts of docs/performance.md on each part: its heading and how it is measured. */
import type { PartName } from "./options";

export const TITLES: Record<PartName, string> = {
  bytes: "First-load bytes (brotli)",
  modules: "What the first scripts are made of",
  lighthouse: "Lighthouse, mobile",
  throttled: "First visit, slowed down for real",
  place: "From the landing to a home",
  back: "Coming back with the worker",
  offline: "Coming back without network",
  scroll: "Scrolling through 500 cards",
  onwards: "From a list to a store and into an item",
  dialog: "The dialog of an item",
  returns: "Switching the module, and back to a long list",
  chat: "Chat",
  parcel: "Sending a parcel",
  account: "The account",
  api: "API at 10 000 items",
  peer: "Beside a peer",
  orders: "Ordering",
  board: "The board and couriers",
  scale: "API from 10 000 to a million items",
  import: "A large shop in files, in and out",
  memory: "Memory of the server, embedded database",
  flaky: "Shopping over a faulty network",
};

export const HOW: Record<PartName, string> = {
  bytes:
    "The first script is what a page cannot run without, by the build's manifest. Before the first content: a cold visit in Chromium with no worker at 1.6 Mbps and 150 ms a round trip, bytes over the wire until the first real content is painted; where the document has rows that is none of the script, and elsewhere also a part of what is pressed next. A KB is 1024 bytes.",
  modules:
    "Brotli bytes of each first file, shared out among its sources by a source map; in front of the colon who loads them. What is left of a first script where its aim is missed, and why it stands before the content.",
  lighthouse:
    "Lighthouse 13.5 with its mobile defaults (simulated slow 4G, a quarter of the CPU). Each run begins with a new profile, the place in its local storage and no worker; the address at the end is checked.",
  throttled:
    "1.6 Mbps, 150 ms a round trip and a quarter of the CPU, through the browser's own throttling; a new profile each time.",
  place:
    "1.6 Mbps, 150 ms a round trip and a quarter of the CPU: a new visitor finds their place and presses a kind of shop; counted from that press until the first row of its home is painted.",
  back: "A quarter of the CPU, everything seen before, the worker stopped before each return; page and worker behind a line of 1.6 Mbps and 150 ms a round trip. The shell is the first contentful paint.",
  onwards:
    "1.6 Mbps, 150 ms a round trip and a quarter of the CPU, no worker: from the press of a store in its list until its first row is painted, and from the press of an item there until its dialog can be read.",
  offline:
    "A quarter of the CPU, network off, the worker stopped before each return. The shell is the first contentful paint.",
  scroll:
    "A quarter of the CPU, a phone's width, a finger that flicks at 2500 px a second through the whole list, with 10 000 items in the shop.",
  dialog:
    "A phone's width at full speed, in a listing: pressed, closed with Escape, and again. The heap is read after collecting garbage.",
  returns:
    "A phone's width at full speed, everything seen before. A switch is counted from the press in the chooser until the other home has its title and its first card; a return from the press of the browser's button until the row that was opened stands where it stood.",
  chat: "A conversation of 40 messages, pressed in the list that is shown already: at 1.6 Mbps, 150 ms a round trip and a quarter of the CPU, and after a reload without a network at a quarter of the CPU. An answer counts from the shop's call until it stands in the page, at full speed. Streams are counted by the server's resident memory.",
  parcel:
    "Brotli bytes by the build's manifest, without the frame and the kit that every page with a form has.",
  account:
    "The sign-in dialog at a phone's width and a quarter of the CPU, in a home whose dialogs were loaded ahead. Brotli bytes by the build's manifest, of every page of the account together, without the frame and the kit. A customer with 10 000 movements of money and of points, embedded database: first pages, far ones and one kind, as the calls of the API below.",
  api: "10 000 items in 600 stores over 20 zones (the n-th zone has 1/n of the first one's), 8 connections, each call alone and warm, 40 different requests a call, those of 'anew' for every store in turn in both languages, more items than the server keeps. The percentiles are at an even pace of half the greatest rate, of lists on the embedded database 20 a second, counted from the moment a request was due. Server, database and load share this machine.",
  peer: "Our lists of items beside the list of products of Medusa, a shop server for Node, with 10 000 rows each, measured one after the other as the calls above: one PostgreSQL, one process of each server in production, 15 rows with their prices a page, 40 different requests a call. What is unlike: ours finds the zone and the kind of shop that are asked for, returns items with their store, choices, discounts and ratings, and remembers a count beyond 1 000 for up to a minute; Medusa has no zones and counts each time, and has what it is quickest with: one variant and one price a product, no stock to look up, one sales channel (beside a second one its list took ten times as long). It is asked once for the fields that the storefront it offers asks for, and once for the fewest that a card needs. It was filled through its own admin API and runs with the settings that it comes with: without Redis, its caching off; its admin is off too.",
  orders:
    "A million items on PostgreSQL: orders of one dish, collected and paid in cash, each call at an even pace of 20 a second, then by 200 guests at 100 a second. In the browser a phone's width: the checkout's first field after the guest's press at a quarter of the CPU, and an order from the press to 'placed' at 1.6 Mbps and 150 ms a round trip.",
  board:
    "10 000 items on PostgreSQL. Orders of one dish at an even pace, while 50 boards hear of every store and one page in a browser shows all of them; counted from the press until the event has come and until the tile stands in the page. The first list is that of a board opened again, its files kept by its worker, at 1.6 Mbps, 150 ms a round trip and a quarter of the CPU. 200 boards and 200 couriers, each with an order under way, beside the shoppers' lists: memory against the moment before, processor time without other load.",
  scale:
    "As the calls above, in 2 000 stores at 100 000 items and in 8 000 at a million. Growth is the p99 at a million items over the one at 10 000, on PostgreSQL; figures below 2 ms count as 2 ms, because there the machine's own noise is larger.",
  import:
    "8 000 stores with hours and add-ons, 100 000 items with Arabic texts, 200 000 options and 30 000 combinations as tables: `ops import` into an empty PostgreSQL, the same files again, and `ops export`, each as a process of its own with its start. Memory is the most that the process had at once, as Linux counts it, beyond that of a command that only reads the settings. Medusa imports the first of the same items through its own import of products, on the same PostgreSQL; its time is from the upload to the last product.",
  memory: "Resident memory as Linux counts it, 10 000 items in the database.",
  flaky:
    "Chromium, the built page and the real server with a proxy in between that breaks calls by a seed; what was promised is held against the database after the runs. See outbox.md.",
};
