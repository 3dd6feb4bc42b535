/** Lines without some of their pieces, such as those of an order; a line of which nothing is left goes. */
export const linesWithout = <Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  piecesOf: (line: Line) => number,
): Line[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - piecesOf(line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
