import type { BasemapSource } from "../../server/ports";
import { type BasemapLayerName, basemapGeoJson, basemapLayerNames, labels } from "./basemap";
import { basemapStyle } from "./basemap-style";

/** Layers as text: they are large, so each is written once. */
const layerTexts = new Map<BasemapLayerName, string>();
let labelText: string | null = null;

const isLayer = (name: string): name is BasemapLayerName =>
  (basemapLayerNames as readonly string[]).includes(name);

export const demoBasemap: BasemapSource = {
  style: async (theme, language) => JSON.stringify(basemapStyle(theme, language)),
  layer(name) {
    if (!isLayer(name)) return null;
    const text = layerTexts.get(name) ?? JSON.stringify(basemapGeoJson()[name]);
    layerTexts.set(name, text);
    return text;
  },
  async labels() {
    labelText ??= JSON.stringify(labels());
    return labelText;
  },
  archive: async () => null,
};
