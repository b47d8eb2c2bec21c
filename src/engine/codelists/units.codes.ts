/**
 * Units of measure by name. Columns: name, code of UN/ECE Recommendation 20 (measures) or 21 (packages), English name,
 * symbol if different from the name. Two units have no UN/ECE code.
 */
export const UNITS = `
mg|MGM|Milligrams
cg|CGM|Centigrams
g|GRM|Metric grams
kg|KGM|Metric kilograms
t|TNE|Metric tons
mm|MMT|Millimetres
cm|CMT|Centimetres
dm|DMT|Decimetres
m|MTR|Metres
lm|LM|Linear metres
km|KMT|Kilometres
in|INH|Inches
ft|FOT|Feet
lft|LF|Linear feet
mm2|MMK|Square millimetres|mm²
cm2|CMK|Square centimetres|cm²
dm2|DMK|Square decimetres|dm²
m2|MTK|Square metres|m²
ac|ACR|Acres
ha|HAR|Hectares
mm3|MMQ|Cubic millimetres|mm³
cm3|CMQ|Cubic centimetres|cm³
dm3|DMQ|Cubic decimetres|dm³
m3|MTQ|Cubic metres|m³
ml|MLT|Millilitres
cl|CLT|Centilitres
dl|DLT|Decilitres
l|LTR|Litres
kl|K6|Kilolitres
w|WTT|Watts|W
kw|KWT|Kilowatts|kW
kwh|KWH|Kilowatt Hours|kWh
kj|KJO|Kilojoules|kJ
kcal|E14|Kilocalories
rate|A9|Rate
yr|ANN|Years
mon|MON|Months
wk|WEE|Weeks
day|DAY|Days
s|SEC|Seconds
h|HUR|Hours
min|MIN|Minutes
piece|H87|Pieces
item|EA|Items
pair|PR|Pairs
dozen|DZN|Dozens
assortment|AS|Assortments
service|E48|Service Units
job|E51|Jobs
activity|ACT|Activities
trip|E54|Trips
group|10|Groups
outfit|11|Outfits
kit|KT|Kits
basebox|BB|Base Boxes
pk|AB|Bulk Packs
one|C62|One
bag|XBG|Bags
box|XBX|Boxes
bin|XBI|Bins
can|XCA|Cans
tub|XTB|Tubs
case|XCS|Cases
tray|XDS|Trays
portion|13|Portions
set|SET|Sets
roll|XRO|Rolls
carton|XCT|Cartons
cylinder|XCY|Cylinders
barrel|XBA|Barrels
jerrican|XJY|Jerricans
carboy|XCO|Carboys
demijohn|XDJ|Demijohns
bottle|XBO|Bottles
canister|XCI|Canisters
pkg|XPK|Packages
pkt|XPA|Packets
bunch|XBH|Bunches
bdl|XBE|Bundles
blk|XOK|Blocks
pallet|XPX|Pallets
reel|XRL|Reels
sack|XSA|Sacks
sheet|XST|Sheets
envelope|XEN|Envelopes
lot|XLT|Lot
unit|XUN|Unit
`;
