// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.

/** An exact decimal number written as text. The number of decimals written is kept and sets how precisely it is calculated. */
export type NumAmount = string;

/** A percentage written with its sign, such as "21.0%". The decimals written are kept. */
export type NumPercentage = string;
