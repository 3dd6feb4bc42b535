/** How much of a floor is short enough to be read as a mere number: "3", "-1", "12B". What is longer says itself what it is. */
const maxBareLetters = 4;

interface Door {
  road?: string | null | undefined;
  house?: string | null | undefined;
  floor?: string | null | undefined;
}

/** Road, house and floor, the floor with the word for it: "12 Quay Road", "5", "Floor 3". Empty where none is known. */
export function addressDoor({ road, house, floor }: Door, withWord: (floor: string) => string): string[] {
  const bare = floor?.trim() ?? "";
  const named = bare !== "" && bare.length <= maxBareLetters ? withWord(bare) : bare;
  return [road, house, named].flatMap((part) => part || []);
}
