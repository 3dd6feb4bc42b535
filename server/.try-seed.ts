import { openTestServer } from "/work/main/server/testing/api";
const t0=performance.now();
const server = await openTestServer({ demo: true });
console.log("open", Math.round(performance.now()-t0));
const get = async (path: string, r: any = {}) => { const t=performance.now(); const a = await server.call("GET", path, r); console.log(a.status, path, Math.round((performance.now()-t)*10)/10+"ms", JSON.stringify(a.body).slice(0, r.len ?? 160)); return a.body; };
const zones = await get("/zone/list");
const z = await get("/config/get-zone-id?lat=40.02&lng=6.5");
const zone = JSON.parse(z.zone_id);
const modules = await get("/module", { zone });
const position={lat:40.02,lng:6.5};
await get("/config"); await get("/react-landing-page",{language:"ar"});
for (const m of modules) {
  const r = { zone, module: m.id, position, language: m.id%2?"en":"ar" };
  for (const p of ["/banners","/other-banners","/other-banners/why-choose","/other-banners/video-content","/categories?featured=1","/categories/popular","/items/popular?limit=12&offset=1","/items/most-reviewed","/items/discounted","/items/new-arrival","/items/recommended","/items/basic?limit=10&offset=1","/stores/get-stores/all?limit=12&offset=1","/stores/latest","/stores/popular","/stores/recommended","/stores/discounted","/stores/top-rated","/stores/top-offer-near-me","/brand","/common-condition","/common-condition/list","/campaigns/basic","/campaigns/item","/flash-sales","/advertisement/list","/parcel-category","/get-combined-data?list_type=item&data_type=all&limit=12&offset=1","/items/item-or-store-search?name=burgr","/items/search-suggestion?name=milk"]) await get(p, r);
}
await server.close();
