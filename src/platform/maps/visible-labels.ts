/** Which labels of the map are shown: those of the zoom, on the screen, the important ones first, none over another. */
export interface PlacedLabel {
  /** Position of its middle on the map, px. */
  x: number;
  y: number;
  /** Estimated size, px. */
  width: number;
  height: number;
  minZoom: number;
}

interface View {
  zoom: number;
  width: number;
  height: number;
}

/** Space between two labels, px. */
const margin = 8;
/** More at once would be unreadable and slow to move. */
const maxLabels = 40;

/** Indices of the labels to show. Given in order of importance: an earlier one takes its place first. */
export function visibleLabels(labels: readonly PlacedLabel[], view: View): number[] {
  const shown: number[] = [];
  for (const [index, label] of labels.entries()) {
    if (shown.length === maxLabels) break;
    if (view.zoom < label.minZoom || isOutside(label, view)) continue;
    if (!shown.some((other) => overlap(label, labels[other] as PlacedLabel))) shown.push(index);
  }
  return shown;
}

function isOutside(label: PlacedLabel, view: View): boolean {
  return (
    label.x < -label.width / 2 ||
    label.y < -label.height / 2 ||
    label.x > view.width + label.width / 2 ||
    label.y > view.height + label.height / 2
  );
}

function overlap(a: PlacedLabel, b: PlacedLabel): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + margin &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + margin
  );
}
