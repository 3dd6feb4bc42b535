declare module "@point-of-sale/codepage-encoder" {
  interface CodepageEncoder {
    /** One byte a character; 0x3f ("?") for each that the code page lacks. */
    encode(text: string, codepage: string): Uint8Array;
  }
  const encoder: CodepageEncoder;
  export default encoder;
}
