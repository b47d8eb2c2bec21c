/**
 * Codes that lists of UBL.BE 1.31 have beyond those of EN 16931 1.3.16 and Peppol 2026.5 (`+`) and lack of them (`-`), by
 * rule; read 2026-11-28.
 */
const CURRENCIES = '+ANG +BGN +CUC +HRK +MRO +SLL +VEF +ZWL -CNH -MRU -SLE -UYW -VED -VES -XCG -ZWG';
const SCHEMES =
  '-0214 -0215 -0216 -0217 -0218 -0219 -0220 -0221 -0222 -0223 -0224 -0225 -0226 -0227 -0228 -0229 -0230 -0231 -0232 -0233 -0234 -0235 -0236 -0237 -0238 -0239 -0240 -0241 -0242 -0243 -0244 -0245 -0246 -0247 -0248';

export const OLDER_LISTS: ReadonlyMap<string, string> = new Map([
  ['BR-CL-03', CURRENCIES],
  ['BR-CL-04', CURRENCIES],
  ['BR-CL-05', CURRENCIES],
  ['PEPPOL-EN16931-CL007', CURRENCIES],
  ['BR-CL-07', '-AXU'],
  ['BR-CL-10', SCHEMES],
  ['BR-CL-11', `+9925 ${SCHEMES}`],
  ['BR-CL-13', '-EMD -GMN -PPI'],
  ['BR-CL-15', '-XI'],
  ['BR-CL-16', '-98'],
  ['BR-CL-19', '-105'],
  ['BR-CL-20', '-PRV'],
  ['BR-CL-21', SCHEMES],
  ['BR-CL-26', SCHEMES],
  [
    'BR-CL-25',
    '+9901 +9902 +9904 +9905 +9906 +9907 +9955 -0147 -0154 -0158 -0170 -0177 -0188 -0205 -0215 -0216 -0217 -0218 -0219 -0220 -0221 -0225 -0230 -0235 -0240 -0242 -0244 -0245 -0246 -0248 -9959',
  ],
]);
