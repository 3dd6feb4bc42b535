/** The mark of the shop that ships with the app: a door under an awning. */
export function BrandMark() {
  return <img src="/favicon.svg" alt="" width={32} height={32} />;
}
