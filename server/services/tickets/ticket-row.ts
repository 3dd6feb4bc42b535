/** A ticket's contents, row by row, before paper width and code page are applied. */
export type TicketRow =
  | {
      kind: "text";
      text: string;
      /** 2: twice as wide and high, to be read from a metre away. */
      size?: 1 | 2;
      bold?: boolean;
      centered?: boolean;
      /** Letters of room before it. */
      indent?: number;
    }
  | { kind: "pair"; start: string; end: string; bold?: boolean }
  | { kind: "rule" }
  | { kind: "gap" };

export const heading = (text: string): TicketRow => ({ kind: "text", text, size: 2, bold: true });
export const centered = (text: string, size: 1 | 2 = 1): TicketRow => ({
  kind: "text",
  text,
  size,
  bold: size === 2,
  centered: true,
});
export const plain = (text: string, indent = 0): TicketRow => ({ kind: "text", text, indent });
export const bold = (text: string): TicketRow => ({ kind: "text", text, bold: true });
export const pair = (start: string, end: string, isBold = false): TicketRow => ({
  kind: "pair",
  start,
  end,
  bold: isBold,
});
export const rule: TicketRow = { kind: "rule" };
export const gap: TicketRow = { kind: "gap" };
