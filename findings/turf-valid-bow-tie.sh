#!/usr/bin/env bash
# @turf/boolean-valid 7.4.0 calls a polygon that crosses itself valid.
#
# Used:     @turf/boolean-valid and @turf/helpers 7, on Node.
# Guess:    `booleanValid` is false for a bow tie (an outline whose edges cross), and for a polygon whose hole lies outside of it.
# Instead:  it is true for both. It is false for an outline that only touches itself in one corner.
# Hurts:    who draws a delivery zone by hand and checks it with this: the part behind the crossing is inside for one program
#           and outside for the next, and a hole in the wrong place cuts nothing out. `kinks` tells of the crossing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @turf/boolean-valid@7.4.0 @turf/helpers@7.4.0 >/dev/null
cat >look.mjs <<'JS'
import { booleanValid } from "@turf/boolean-valid";
import { polygon } from "@turf/helpers";

const square = [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]];
const seen = {
  square: booleanValid(polygon([square]).geometry),
  bowTie: booleanValid(polygon([[[0, 0], [2, 2], [2, 0], [0, 2], [0, 0]]]).geometry),
  holeOutside: booleanValid(polygon([square, [[10, 10], [11, 10], [11, 11], [10, 10]]]).geometry),
  touchesItself: booleanValid(polygon([[[0, 0], [1, 1], [2, 0], [2, 2], [1, 1], [0, 2], [0, 0]]]).geometry),
};
console.log(JSON.stringify(seen));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '{"square":true,"bowTie":true,"holeOutside":true,"touchesItself":false}' ]
