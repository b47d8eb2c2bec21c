/** Code lists of PINT Singapore 1.4.1; read 2026-11-25. */

/** Categories of GST. */
export const CATEGORIES = 'SR SRCA-S SRCA-C ZR ES33 ESN33 DS OS NA NG SRRC SROVR-RS SROVR-LVG SRLVG';

/** Categories only for sellers registered for GST. */
export const OF_REGISTERED = 'SR|SRCA-S|SRCA-C|ZR|SRRC|SROVR-RS|SROVR-LVG|SRLVG|NA';

/** UNTDID 4461, means of payment, and two of Singapore. */
export const PAYMENT_MEANS = `
1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41
42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 70 74 75 76 77 78 91 92 93 94 95
96 97 ZZZ Z01 Z02
`;

/** Subjects of notes in UNTDID 4451 that its older list lacks. */
export const LATER_NOTE_SUBJECTS = 'BAT BAU BAV BAW BAX BAY BAZ BBA BBB BMF BMG BMH CCJ CCK CCL CCM CCN CCO';
