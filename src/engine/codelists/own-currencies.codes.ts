/**
 * Currencies of ISO 4217 that the format's list lacks: codes of list one (SIX, published 2026-01-01) and its amendments
 * up to 177, and those that the euro replaced while the rates of their countries are known here. The columns are those
 * of CURRENCIES. Read on 2026-11-27. Left out: XSU, XUA and XXX, which are in no country's use.
 */
export const OWN_CURRENCIES = `
XCG|532|2|Cg|Caribbean Guilder
ZWG|924|2|ZiG|Zimbabwe Gold
VED|926|2|Bs.D|Venezuelan Digital Bolívar
HRK|191|2|kn|Croatian Kuna
LTL|440|2|Lt|Lithuanian Litas
LVL|428|2|Ls|Latvian Lats
EEK|233|2|kr|Estonian Kroon|EEK
BOV|984|2||Bolivian Mvdol
CHE|947|2||WIR Euro
CHW|948|2||WIR Franc
COU|970|2||Colombian Unidad de Valor Real
MXV|979|2||Mexican Unidad de Inversión
USN|997|2||United States Dollar (Next Day)
UYI|940|0||Uruguayan Peso en Unidades Indexadas
UYW|927|4||Uruguayan Unidad Previsional
XAD|396|2||Arab Accounting Dinar
`;

/**
 * First and last day of a currency, and the one after it. Columns: code, first day, last day, next code; a day is empty
 * if it is not in question. A currency without a row has no known end. Sources, read on 2026-11-27: amendments 176 (XCG,
 * ANG) and 177 (ZWG) of ISO 4217; Council Regulations 2022/1207 (HRK), 851/2014 (LTL), 678/2013 (LVL), 671/2010 (EEK),
 * 694/2008 (SKK) and 2025/1408 (BGN), each for the first day of the euro. ANG was accepted beside XCG until 2025-06-30
 * (Centrale Bank van Curaçao en Sint Maarten).
 */
export const CURRENCY_PERIODS = `
XCG|2025-03-31||
ANG||2025-06-30|XCG
ZWG|2024-06-25||
HRK||2022-12-31|EUR
LTL||2014-12-31|EUR
LVL||2013-12-31|EUR
EEK||2010-12-31|EUR
SKK||2008-12-31|EUR
BGN||2025-12-31|EUR
`;
