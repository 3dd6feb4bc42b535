/** Faces that a shop may choose. None is loaded: each is what devices have, the Arabic letters by name before the generic family. */

const arabic = '"Noto Sans Arabic", "Segoe UI"';
const arabicSerif = '"Noto Naskh Arabic", "Geeza Pro"';

/** By the word that an operator sets. */
export const brandFonts = {
  rounded: `ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, Nunito, ${arabic}, Manjari, sans-serif`,
  humanist: `Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", ${arabic}, source-sans-pro, sans-serif`,
  geometric: `Avenir, Montserrat, Corbel, "URW Gothic", ${arabic}, source-sans-pro, sans-serif`,
  grotesque: `Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, ${arabic}, sans-serif`,
  serif: `Charter, "Bitstream Charter", "Sitka Text", Cambria, ${arabicSerif}, "Noto Serif", serif`,
  classic: `"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, ${arabicSerif}, serif`,
  slab: `Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", ${arabicSerif}, serif`,
} as const;

export type BrandFont = keyof typeof brandFonts;

export const fontNames = Object.keys(brandFonts) as BrandFont[];
