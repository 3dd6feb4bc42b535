/** Why an aim is missed, by "part: figure" or for a whole part; looked into by people, printed in the report. */

const firstScript =
  "React and its DOM renderer are 57 KB and the query client 8 KB of it; what the rest is, and why it stands before the content, is in the table of what the first scripts are made of";

const largestPaint =
  "Lighthouse counts every request that has ended by the largest paint (document, icons, pictures) and reckons each with its round trips on a line of its own making; for real the picture is there sooner, as the measured time says";

const readsMatches =
  "a text that more than 200 items of a zone match is two statements that read more than at ten thousand items: whether it is so many, and the page among the zone's most ordered items (1 to 2 ms of the database together); where a few names match and very many labels, all matches are still read";

export const causes: Readonly<Record<string, string>> = {
  "bytes: landing: first script": firstScript,
  "bytes: home: first script": `${firstScript}; a card's add button brings the cart's rules (price, stock, variations, availability) with the first row`,
  "bytes: listing: first script": `${firstScript}; a card's add button brings the cart's rules with the first row, and the list its address, sorts and chips`,
  "bytes: store: first script": `${firstScript}; a card's add button brings the cart's rules with the first row, and the head its hours and words`,
  "lighthouse: home: largest contentful paint": largestPaint,
  "lighthouse: store: largest contentful paint": largestPaint,
  "lighthouse: product: largest contentful paint": largestPaint,
  "lighthouse: store, no place: largest contentful paint": largestPaint,
  "lighthouse: product, no place: largest contentful paint": largestPaint,
  "lighthouse: campaign, no place: largest contentful paint": largestPaint,
  lighthouse:
    "blocking time of some tasks of 50 to 120 ms, with which a score changes by ten points between runs of one build on this machine (the landing 89 to 100 within three hours); where the server had yet to make the picture, files of the app end before it and count into the largest paint",
  api: "the server searches all of its memory for what nobody needs any more (80 MB that stay, every minute or two): for 110 to 190 ms threads that help with it take as much of the two cores as the server itself, which waits for one a third to half of that time, and calls queue up. Runs of 4 to 6 s into which one fell had a p99 of 13 to 41 ms, the others mostly 4 to 13 ms. What many ask for alike is for a cache in front",
  "api: PostgreSQL: items of a store, anew at most":
    "items that the server does not know cost 0.5 ms of the database for writing their JSON",
  "api: PGlite: search, p99":
    "four statements, each planned at every call on the one thread that server and database share",
  "scale: PostgreSQL, 1 M: search, p99": readsMatches,
  "scale: growth of search": readsMatches,
  "scale: growth of suggestions": readsMatches,
  scale:
    "server, database and measuring process share two cores: the 99th percentile is one call that meets two others or a collection of garbage, and changes by half between runs; at a million items the database has less of them in its own memory (128 MB, as it comes)",
  offline:
    "the first paint is that of what was kept, with its styles: before it the worker starts and looks for every file that the document names, and the browser begins the document, reads it and lays out some 400 boxes at a quarter of the processor",
  scroll:
    "about every 900 px the browser works out what is in reach of the window, paints it and sorts it into layers, and at the end of the list cards are styled, laid out and painted one in a frame: 20 to 50 ms at a quarter of the processor each, and more where the search for what is under the finger falls into the same task. Its garbage collector takes 100 to 300 ms once or twice, which is not among the tasks that a page is told of. Frames come late on a busy machine with empty cards, too",
  place:
    "the answers are there when the home is rendered for the first time (they are asked for while the finger is down); what is left is that rendering, the way of the sheet off the screen and the rendering of the rows, each at a quarter of the processor",
  throttled:
    "behind the first answers and the leading picture, style and script fill the slow line until 1.6 to 1.9 s; the rest is the first run of the script and the rendering of the rows at a quarter of the processor, and for a dialog its own files",
  returns: "all rows that were loaded are laid out again before the one that was left stands at its place",
};
