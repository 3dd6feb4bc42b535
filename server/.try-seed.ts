import { writeFileSync } from "node:fs";
import { openTestServer } from "/work/main/server/testing/api";
const server = await openTestServer({ demo: true });
const position={lat:40.02,lng:6.5};
const find = async (m: string, q: string, lang: any = "en") => { const t=performance.now(); const b=(await server.call("GET","/items/item-or-store-search",{zone:[1],module:m,position,language:lang,query:{name:q}})).body; console.log(q, Math.round(performance.now()-t)+"ms", b.items?.slice(0,4).map((x:any)=>x.name), b.stores?.slice(0,3).map((x:any)=>x.name), b.errors??""); };
for (const q of ["burgr","piza","shwarma","برجر","بيتزه","برغر","the best burger","chiken","anchr","%","_'; drop table items;--","dessert","x","🍕"]) await find("food", q, q>"ا"?"ar":"en");
for (const q of ["milk","tomatos","appel","حليب","ارز","أرز","tomaoto"]) await find("grocery", q);

console.log((await server.connection.executeSql("select count(*) from search_words")).rows, (await server.connection.executeSql("select word from search_words where word like '%رز%'")).rows);
await server.close();
