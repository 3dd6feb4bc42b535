/** Texts are messages as `formatMessage` fills them. Digits are 0 to 9 in every language. */
export interface FormatTexts {
  /** The mark after a time of day on a clock of 12 hours. */
  morning: string;
  afternoon: string;
  /** Between texts of a list, with its space. */
  comma: string;
  /** With `{value}`. */
  metres: string;
  kilometres: string;
}

export interface Formats extends FormatTexts {
  /** BCP 47 tag for the browser's names of months and weekdays. */
  locale: string;
}

/** How long ago something was; with `{count}`. */
export interface Ages {
  justNow: string;
  minutesAgo: string;
  hoursAgo: string;
  daysAgo: string;
}
