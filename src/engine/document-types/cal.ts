// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.

/** A day of the calendar as YYYY-MM-DD (ISO 8601). */
export type CalDate = string;

/** A day and a time of day without time zone, as YYYY-MM-DDTHH:MM:SS. */
export type CalDateTime = string;

/** Range of days, such as a billing month. Both the first and the last day are included; one of them may be open. */
export type CalPeriod = {
  readonly label?: string;
  readonly start?: CalDate;
  readonly end?: CalDate;
};

/** A time of day without time zone, as HH:MM:SS. */
export type CalTime = string;

/** A moment in UTC as YYYY-MM-DDTHH:MM:SS.sssZ (RFC 3339). */
export type CalTimestamp = string;
