#!/usr/bin/env bash
# @protomaps/basemaps 5.7.2: `lang` takes any text and knows no tags: a map for "pt-BR" or "zh" shows the names of the place.
#
# Used:     @protomaps/basemaps 5.7.2 and, to read the expressions that it makes, @maplibre/maplibre-gl-style-spec 26.6.0, on Node.
# Guess:    a browser's language tag works: "pt-BR" gives the Portuguese names, "zh" and "zh-CN" the simplified Chinese ones. A
#           language that the tiles have not got throws, or gives English names.
# Instead:  only the exact codes of `language_script_pairs` work, "pt" and "zh-Hans". Every other text is taken for a language in
#           Latin letters without any names: Munich stays München, and Beijing is named in English for a reader of zh-CN.
# Hurts:    apps that hand `navigator.language` on: their readers get labels of a language that is not theirs, and nobody an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @protomaps/basemaps@5.7.2 @maplibre/maplibre-gl-style-spec@26.6.0 >/dev/null
cat >look.mjs <<'JS'
import { createExpression } from "@maplibre/maplibre-gl-style-spec";
import { layers, namedFlavor } from "@protomaps/basemaps";

const formatted = { type: "formatted", "property-type": "data-driven", expression: { interpolated: false, parameters: ["zoom", "feature"] } };
const munich = { name: "München", "name:en": "Munich", "name:pt": "Munique", "name:zh-Hans": "慕尼黑" };
const beijing = { name: "北京市", script: "Han", "name:en": "Beijing", "name:pt": "Pequim", "name:zh-Hans": "北京" };
const label = (lang, properties) => {
  const { layout } = layers("map", namedFlavor("light"), { lang }).find(({ id }) => id === "places_locality");
  const text = createExpression(layout["text-field"], formatted).value;
  // The large line: what stands below it is the name of the place in its own script.
  return text.evaluate({ zoom: 10, isSupportedScript: () => true }, { type: 1, properties }).sections[0].text.trim();
};
for (const lang of ["en", "pt", "pt-BR", "zh-Hans", "zh", "zh-CN", "no such language"])
  console.log(`${lang}: ${label(lang, munich)}, ${label(lang, beijing)}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'en: Munich, Beijing
pt: Munique, Pequim
pt-BR: München, Beijing
zh-Hans: 慕尼黑, 北京
zh: München, Beijing
zh-CN: München, Beijing
no such language: München, Beijing' ]
