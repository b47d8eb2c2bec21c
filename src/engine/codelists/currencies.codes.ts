/**
 * Currencies of ISO 4217, and nine others in use, the most traded first. Columns: code, number, decimals, symbol,
 * English name, unambiguous symbol. The decimals are those to which documents of this format are rounded; for a few
 * currencies (such as HUF, MGA and MRU) they differ from the standard, and totals depend on that.
 */
export const CURRENCIES = `
USD|840|2|$|United States Dollar|US$
EUR|978|2|€|Euro
GBP|826|2|£|British Pound
AUD|036|2|$|Australian Dollar|A$
CAD|124|2|$|Canadian Dollar|C$
JPY|392|0|¥|Japanese Yen
AED|784|2|د.إ|United Arab Emirates Dirham
AFN|971|2|؋|Afghan Afghani
ALL|008|2|L|Albanian Lek|Lek
AMD|051|2|դր.|Armenian Dram
ANG|532|2|ƒ|Netherlands Antillean Gulden
AOA|973|2|Kz|Angolan Kwanza
ARS|032|2|$|Argentine Peso|$m/n
AWG|533|2|ƒ|Aruban Florin
AZN|944|2|₼|Azerbaijani Manat
BAM|977|2|КМ|Bosnia and Herzegovina Convertible Mark
BBD|052|2|$|Barbadian Dollar|Bds$
BDT|050|2|৳|Bangladeshi Taka
BGN|975|2|лв.|Bulgarian Lev
BHD|048|3|د.ب|Bahraini Dinar
BIF|108|0|Fr|Burundian Franc|FBu
BMD|060|2|$|Bermudian Dollar|BD$
BND|096|2|$|Brunei Dollar|BND
BOB|068|2|Bs.|Bolivian Boliviano
BRL|986|2|R$|Brazilian Real
BSD|044|2|$|Bahamian Dollar|BSD
BTN|064|2|Nu.|Bhutanese Ngultrum
BWP|072|2|P|Botswana Pula
BYN|933|2|Br|Belarusian Ruble|BYN
BYR|974|0|Br|Belarusian Ruble|BYR
BZD|084|2|$|Belize Dollar|BZ$
CDF|976|2|Fr|Congolese Franc|FC
CHF|756|2|CHF|Swiss Franc
CLF|990|4|UF|Unidad de Fomento
CLP|152|0|$|Chilean Peso|CLP
CNY|156|2|¥|Chinese Renminbi Yuan
COP|170|2|$|Colombian Peso|COL$
CRC|188|2|₡|Costa Rican Colón
CUC|931|2|$|Cuban Convertible Peso|CUC$
CUP|192|2|$|Cuban Peso|$MN
CVE|132|2|$|Cape Verdean Escudo|Esc
CZK|203|2|Kč|Czech Koruna
DJF|262|0|Fdj|Djiboutian Franc
DKK|208|2|kr.|Danish Krone|DKK
DOP|214|2|$|Dominican Peso|RD$
DZD|012|2|د.ج|Algerian Dinar
EGP|818|2|ج.م|Egyptian Pound
ERN|232|2|Nfk|Eritrean Nakfa
ETB|230|2|Br|Ethiopian Birr|ETB
FJD|242|2|$|Fijian Dollar|FJ$
FKP|238|2|£|Falkland Pound|FK£
GEL|981|2|₾|Georgian Lari
GHS|936|2|₵|Ghanaian Cedi
GIP|292|2|£|Gibraltar Pound|GIP
GMD|270|2|D|Gambian Dalasi
GNF|324|0|Fr|Guinean Franc|FG
GTQ|320|2|Q|Guatemalan Quetzal
GYD|328|2|$|Guyanese Dollar|G$
HKD|344|2|$|Hong Kong Dollar|HK$
HNL|340|2|L|Honduran Lempira|HNL
HTG|332|2|G|Haitian Gourde
HUF|348|0|Ft|Hungarian Forint
IDR|360|2|Rp|Indonesian Rupiah
ILS|376|2|₪|Israeli New Sheqel
INR|356|2|₹|Indian Rupee
IQD|368|3|ع.د|Iraqi Dinar
IRR|364|2|﷼|Iranian Rial
ISK|352|0|kr.|Icelandic Króna
JMD|388|2|$|Jamaican Dollar|J$
JOD|400|3|د.ا|Jordanian Dinar
KES|404|2|KSh|Kenyan Shilling
KGS|417|2|som|Kyrgyzstani Som
KHR|116|2|៛|Cambodian Riel
KMF|174|0|Fr|Comorian Franc|CF
KPW|408|2|₩|North Korean Won
KRW|410|0|₩|South Korean Won
KWD|414|3|د.ك|Kuwaiti Dinar
KYD|136|2|$|Cayman Islands Dollar|CI$
KZT|398|2|₸|Kazakhstani Tenge
LAK|418|2|₭|Lao Kip
LBP|422|2|ل.ل|Lebanese Pound
LKR|144|2|₨|Sri Lankan Rupee|SLRs
LRD|430|2|$|Liberian Dollar|L$
LSL|426|2|L|Lesotho Loti|M
LYD|434|3|ل.د|Libyan Dinar
MAD|504|2|د.م.|Moroccan Dirham
MDL|498|2|L|Moldovan Leu
MGA|969|5|Ar|Malagasy Ariary
MKD|807|2|ден|Macedonian Denar
MMK|104|2|K|Myanmar Kyat|MMK
MNT|496|2|₮|Mongolian Tögrög
MOP|446|2|P|Macanese Pataca
MRU|929|5|UM|Mauritanian Ouguiya
MUR|480|2|₨|Mauritian Rupee
MVR|462|2|MVR|Maldivian Rufiyaa
MWK|454|2|MK|Malawian Kwacha
MXN|484|2|$|Mexican Peso|MEX$
MYR|458|2|RM|Malaysian Ringgit
MZN|943|2|MTn|Mozambican Metical
NAD|516|2|$|Namibian Dollar|N$
NGN|566|2|₦|Nigerian Naira
NIO|558|2|C$|Nicaraguan Córdoba|NIO$
NOK|578|2|kr|Norwegian Krone|NOK
NPR|524|2|Rs.|Nepalese Rupee|NPR
NZD|554|2|$|New Zealand Dollar|NZ$
OMR|512|3|ر.ع.|Omani Rial
PAB|590|2|B/.|Panamanian Balboa
PEN|604|2|S/|Peruvian Sol
PGK|598|2|K|Papua New Guinean Kina|PGK
PHP|608|2|₱|Philippine Peso
PKR|586|2|₨|Pakistani Rupee|PKR
PLN|985|2|zł|Polish Złoty
PYG|600|0|₲|Paraguayan Guaraní
QAR|634|2|ر.ق|Qatari Riyal
RON|946|2|Lei|Romanian Leu
RSD|941|2|РСД|Serbian Dinar
RUB|643|2|₽|Russian Ruble
RWF|646|0|FRw|Rwandan Franc
SAR|682|2|ر.س|Saudi Riyal
SBD|090|2|$|Solomon Islands Dollar|SI$
SCR|690|2|₨|Seychellois Rupee|SRe
SDG|938|2|£|Sudanese Pound|SDG
SEK|752|2|kr|Swedish Krona|SEK
SGD|702|2|$|Singapore Dollar|S$
SHP|654|2|£|Saint Helenian Pound|SHP
SKK|703|2|Sk|Slovak Koruna
SLE|925|2|Le|New Leone
SLL|694|2|Le|Sierra Leonean Leone|SLL
SOS|706|2|Sh|Somali Shilling
SRD|968|2|$|Surinamese Dollar|SRD
SSP|728|2|£|South Sudanese Pound|SSP
STD|678|2|Db|São Tomé and Príncipe Dobra
STN|930|2|Db|São Tomé and Príncipe Second Dobra|STN
SVC|222|2|₡|Salvadoran Colón
SYP|760|2|£S|Syrian Pound
SZL|748|2|E|Swazi Lilangeni|SZL
THB|764|2|฿|Thai Baht
TJS|972|2|ЅМ|Tajikistani Somoni
TMT|934|2|T|Turkmenistani Manat
TND|788|3|د.ت|Tunisian Dinar
TOP|776|2|T$|Tongan Paʻanga
TRY|949|2|₺|Turkish Lira
TTD|780|2|$|Trinidad and Tobago Dollar|TT$
TWD|901|2|$|New Taiwan Dollar|NT$
TZS|834|2|Sh|Tanzanian Shilling
UAH|980|2|₴|Ukrainian Hryvnia
UGX|800|0|USh|Ugandan Shilling
UYU|858|2|$U|Uruguayan Peso
UZS|860|2|so'm|Uzbekistan Som
VES|928|2|Bs|Venezuelan Bolívar Soberano
VND|704|0|₫|Vietnamese Đồng
VUV|548|0|Vt|Vanuatu Vatu
WST|882|2|T|Samoan Tala|WS$
XAF|950|0|CFA|Central African Cfa Franc|FCFA
XAG|961|0|oz t|Silver (Troy Ounce)|XAG
XAU|959|0|oz t|Gold (Troy Ounce)|XAU
XBA|955|0||European Composite Unit|XBA
XBB|956|0||European Monetary Unit|XBB
XBC|957|0||European Unit of Account 9|XBC
XBD|958|0||European Unit of Account 17|XBD
XCD|951|2|$|East Caribbean Dollar|EX$
XDR|960|0|SDR|Special Drawing Rights
XOF|952|0|Fr|West African Cfa Franc|CFA
XPD|964|0|oz t|Palladium|XPD
XPF|953|0|Fr|Cfp Franc
XPT|962|0|oz t|Platinum
XTS|963|0||Codes specifically reserved for testing purposes
YER|886|2|﷼|Yemeni Rial
ZAR|710|2|R|South African Rand
ZMK|894|2|ZK|Zambian Kwacha|ZMK
ZMW|967|2|K|Zambian Kwacha|ZMW
BCH||8|₿|Bitcoin Cash|₿CH
BTC||8|₿|Bitcoin
JEP||2|£|Jersey Pound|JEP
GGP||2|£|Guernsey Pound|GGP
IMP||2|£|Isle of Man Pound|IMP
XFU||2||UIC Franc|XFU
GBX||1||British Penny|GBX
CNH||2|¥|Chinese Renminbi Yuan Offshore|CNH
USDC||2|USDC|USD Coin|USDC
`;
