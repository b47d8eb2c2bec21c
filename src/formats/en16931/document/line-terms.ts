import { Decimal, parseDecimal } from '../decimal.ts';
import type { TermGroup } from '../term-tree.ts';
import type { AdjustmentTerms } from './adjustments.ts';
import { DOCUMENT_ALLOWANCE, DOCUMENT_CHARGE, LINE_ALLOWANCE, LINE_CHARGE } from './adjustments.ts';
import { CODECS } from './codecs.ts';
import type { Path } from './draft.ts';
import { addDuties, dutiesOfLine, isDuty, sumOfDuties } from './duties.ts';
import { LINE_LEAVES, LINE_PERIOD_LEAVES } from './lines.ts';
import { ALLOWANCE_TAX, CHARGE_TAX, LINE_TAX, type TaxTerms } from './taxes.ts';
import type { TermBuilder } from './term-builder.ts';
import { unitCode } from './units.ts';
import { LINE_DOCUMENT, UNCHARGED_RATES, VAT_KEYS } from './vocabulary.ts';

/** Adds a line of the document. */
export function addLine(builder: TermBuilder, position: number): void {
  const at = ['lines', position];
  const line = builder.group('BG-25', builder.invoice, at);
  builder.add(line, 'BT-126', builder.text([...at, 'i']) ?? String(position + 1), [...at, 'i']);
  builder.addLeaves(line, at, LINE_LEAVES);
  builder.list([...at, 'notes']).forEach((_, i) => {
    const place = [...at, 'notes', i, 'ext', 'untdid-text-subject'];
    builder.addPart(line.valuesOf('BT-127')[i], 'X-LineNoteSubject', builder.text(place), place);
  });
  const unit = [...at, 'item', 'unit'];
  const word = builder.text(unit);
  const code = [...at, 'item', 'ext', 'untdid-unit'];
  // A piece, as under the addon of the standard.
  const usual = builder.ways.taxCodes ? 'C62' : undefined;
  builder.add(line, 'BT-130', word ? unitCode(word) : (builder.text(code) ?? usual), unit, code);
  const isGross = builder.ways.grossLines;
  const net = isGross ? [...at, 'sum'] : [...at, 'total'];
  builder.add(line, 'BT-131', rounded(builder.text(net)), net);
  if (isGross) addGrossLineTax(builder, line, at);
  if (builder.at([...at, 'period']) !== undefined) {
    builder.addLeaves(builder.group('BG-26', line, [...at, 'period']), at, LINE_PERIOD_LEAVES);
  }
  if (isGross) {
    addAdjustments(builder, builder.invoice, at, DOCUMENT_CHARGE, [...at, 'sum'], CHARGE_TAX, at);
    addAdjustments(builder, builder.invoice, at, DOCUMENT_ALLOWANCE, [...at, 'sum'], ALLOWANCE_TAX, at);
  } else {
    addAdjustments(builder, line, at, LINE_CHARGE, [...at, 'sum']);
    addAdjustments(builder, line, at, LINE_ALLOWANCE, [...at, 'sum']);
  }
  const price = builder.group('BG-29', line, [...at, 'item', 'price']);
  addPrice(builder, price, [...at, 'item'], line.value('BT-130')?.value);
  addTax(builder, builder.group('BG-30', line, [...at, 'taxes', 0]), at, LINE_TAX);
  if (builder.ways.lineTaxes) addLineTaxes(builder, line, at);
  addItem(builder, builder.group('BG-31', line, [...at, 'item']), [...at, 'item']);
  if (builder.ways.lineDocuments) builder.addText(line, 'X-LineDocument', [...at, ...LINE_DOCUMENT]);
}

/** The tax on the line before its discounts and charges. */
function addGrossLineTax(builder: TermBuilder, line: TermGroup, at: Path): void {
  builder.use([...at, 'total']);
  const base = parseDecimal(builder.text([...at, 'sum']) ?? '');
  if (!base) return;
  const percent = parseDecimal((builder.text([...at, 'taxes', 0, 'percent']) ?? '0').replace(/%$/, ''));
  const duties = dutiesOfLine(builder, at);
  const taxed = base.plus(sumOfDuties(duties));
  const tax = taxed.times(percent ?? Decimal.ZERO).over(HUNDRED, 2);
  builder.add(line, 'X-LineTaxBase', cents(taxed), [...at, 'sum']);
  builder.add(line, 'X-LineTax', tax?.toString());
  addDuties(builder, line, duties, 'X-Line');
}

const HUNDRED = new Decimal(100n, 0);
const cents = (amount: Decimal): string | undefined => amount.over(ONE, 2)?.toString();
const ONE = new Decimal(1n, 0);
/** The VAT of a line, and its amount with VAT, which no document has. */
function addLineTaxes(builder: TermBuilder, line: TermGroup, at: Path): void {
  const net = parseDecimal(rounded(builder.text([...at, 'total'])) ?? '');
  const percent = builder.text([...at, 'taxes', 0, 'percent']) ?? '0%';
  const rate = parseDecimal(CODECS.percent.write(percent));
  if (!net || !rate) return;
  const tax = net.times(rate).times(HUNDREDTH).plus(CENTS_OF_ZERO).rounded(2);
  builder.add(line, 'X-LineTax', tax.toString(), [...at, 'taxes', 0, 'percent']);
  if (builder.ways.lineTaxes === 'tax') return;
  builder.add(line, 'X-LineGross', net.plus(tax).toString(), [...at, 'total']);
}

const HUNDREDTH = new Decimal(1n, 2);
const CENTS_OF_ZERO = new Decimal(0n, 2);

/**
 * The gross price is used only with a discount: UBL cannot write it alone, and without a discount it equals the net
 * price.
 */
function addPrice(builder: TermBuilder, price: TermGroup, item: Path, unit: string | undefined): void {
  builder.addText(price, 'BT-146', [...item, 'price']);
  const [list, discount, per] = [
    [...item, 'list'],
    [...item, 'discount'],
    [...item, 'per'],
  ] as const;
  if (builder.text(discount) === undefined) builder.use(list);
  else {
    builder.addText(price, 'BT-147', discount);
    builder.addText(price, 'BT-148', list);
  }
  if (builder.addText(price, 'BT-149', per)) builder.add(price, 'BT-150', unit, per);
}

/** Amounts of EN 16931 have at most two decimals (BR-DEC). */
export function rounded(amount: string | undefined): string | undefined {
  if (amount === undefined) return undefined;
  const decimal = CODECS.amount.read(amount);
  if (decimal === undefined) return amount;
  const point = decimal.indexOf('.');
  return point >= 0 && decimal.length - point > 3 ? roundedText(decimal) : decimal;
}

function roundedText(decimal: string): string {
  return parseDecimal(decimal)?.rounded(2).toString() ?? decimal;
}

/** Adds discounts or charges; those by percentage with their base. */
export function addAdjustments(
  builder: TermBuilder,
  owner: TermGroup,
  at: Path,
  terms: AdjustmentTerms,
  base: Path,
  tax?: TaxTerms,
  taxed?: Path,
): void {
  builder.list([...at, terms.list]).forEach((_, i) => {
    const place = [...at, terms.list, i];
    // It does not affect the totals; a charge of EN 16931 does.
    if (builder.at([...place, 'informative']) === true || isDuty(builder, place)) return;
    const group = builder.group(terms.group, owner, place);
    builder.add(group, terms.amount, rounded(builder.text([...place, 'amount'])), [...place, 'amount']);
    const percent = builder.text([...place, 'percent']);
    const own = builder.text([...place, 'base']);
    if (percent !== undefined) {
      builder.add(group, terms.percent, CODECS.percent.write(percent), [...place, 'percent']);
      const from = own === undefined ? base : [...place, 'base'];
      builder.add(group, terms.base, rounded(builder.text(from)), from);
    } else if (own !== undefined) {
      builder.add(group, terms.base, rounded(own), [...place, 'base']);
    }
    builder.addText(group, terms.reason, [...place, 'reason']);
    builder.addText(group, terms.code, [...place, 'ext', terms.extension]);
    if (builder.text([...place, 'ext', terms.extension])) builder.use([...place, 'key'], [...place, 'code']);
    if (tax) addTax(builder, group, taxed ?? place, tax);
  });
}

/** Adds the first tax; EN 16931 has one per line, discount and charge. */
export function addTax(builder: TermBuilder, group: TermGroup, at: Path, terms: TaxTerms): void {
  const place = [...at, 'taxes', 0];
  if (builder.at(place) === undefined) return;
  const category = categoryAt(builder, place);
  const percent = builder.text([...place, 'percent']);
  builder.add(group, terms.category, category, [...place, 'ext', 'untdid-tax-category'], [...place, 'key']);
  addTaxType(builder, group, terms.type, [...place, 'cat']);
  if (percent !== undefined) builder.add(group, terms.rate, CODECS.percent.write(percent), [...place, 'percent']);
  else if (category !== 'O') builder.add(group, terms.rate, rateWithoutPercent(builder, category), [...place, 'key']);
  builder.use([...place, 'key'], [...place, 'rate'], [...place, 'ext', 'cef-vatex']);
}

/** The category of a rate: the given code, or the one of its key. */
export function categoryAt(builder: TermBuilder, place: Path): string | undefined {
  const code = builder.text([...place, 'ext', 'untdid-tax-category']);
  const { taxCodes, taxKeys } = builder.ways;
  const given = builder.text([...place, 'key']);
  // A national code, such as NG of Singapore, says more than a key.
  const isNational = code !== undefined && VAT_KEYS[code] === undefined;
  if (code !== undefined && code !== 'O' && (isNational || taxCodes?.some((row) => row.code === code))) return code;
  if (taxCodes) {
    // The key counts before the code: for the addon of the standard every other tax is outside the scope of VAT.
    const percent = builder.text([...place, 'percent']);
    const rate = Number(percent?.replace('%', ''));
    const key = given ?? (percent === undefined ? undefined : 'standard');
    const own = taxCodes.find((row) => row.key === key && (row.percent ?? String(rate)) === String(rate))?.code;
    return own ?? code;
  }
  if (code !== undefined || !taxKeys) return code;
  const key = given ?? 'standard';
  return Object.entries(VAT_KEYS).find(([, known]) => known === key)?.[0];
}

/** The rate of a category that charges nothing: zero, or the one that an unregistered seller only shows. */
export const rateWithoutPercent = (builder: TermBuilder, category: string | undefined): string =>
  (builder.ways.unregistered && UNCHARGED_RATES[category ?? '']) || '0';

/** IGIC and IPSI are identified by category; as a type of tax EN 16931 has only VAT. */
export function addTaxType(builder: TermBuilder, group: TermGroup, term: string, place: Path): void {
  const type = builder.text(place);
  builder.add(group, term, type === 'IGIC' || type === 'IPSI' ? 'VAT' : type, place);
}

function addItem(builder: TermBuilder, item: TermGroup, at: Path): void {
  builder.addLeaves(item, at, [
    { term: 'BT-153', at: 'name' },
    { term: 'BT-154', at: 'description' },
    { term: 'BT-155', at: 'ref' },
    { term: 'BT-159', at: 'origin' },
  ]);
  builder.list([...at, 'identities']).forEach((_, i) => addIdentity(builder, item, [...at, 'identities', i]));
  const meta = builder.at([...at, 'meta']);
  for (const name of typeof meta === 'object' && meta !== null ? Object.keys(meta) : []) {
    if (builder.ways.lineDocuments && name === LINE_DOCUMENT.at(-1)) continue;
    const property = builder.group('BG-32', item, [...at, 'meta', name]);
    builder.add(property, 'BT-160', name, [...at, 'meta', name]);
    builder.addText(property, 'BT-161', [...at, 'meta', name]);
  }
  builder.list([...at, 'attributes']).forEach((_, i) => addAttribute(builder, item, [...at, 'attributes', i]));
}

/** A property is a name and a text, taken from the first member present. */
function addAttribute(builder: TermBuilder, item: TermGroup, place: Path): void {
  const property = builder.group('BG-32', item, place);
  const [name] = ['label', 'key', 'type'].filter((member) => builder.text([...place, member]) !== undefined);
  const [value] = ['text', 'amount', 'date', 'code'].filter((member) => builder.text([...place, member]) !== undefined);
  if (name === undefined || value === undefined) return;
  builder.addText(property, 'BT-160', [...place, name]);
  const unit = value === 'amount' ? builder.text([...place, 'unit']) : undefined;
  const text = builder.text([...place, value]) ?? '';
  if (unit === undefined) builder.add(property, 'BT-161', text, [...place, value]);
  else builder.add(property, 'BT-161', `${text} ${unit}`, [...place, value], [...place, 'unit']);
}

/** With an ISO 6523 scheme it is the standard number, with a label a classification, otherwise the buyer's number. */
function addIdentity(builder: TermBuilder, item: TermGroup, place: Path): void {
  const [scheme, label, code] = [
    builder.text([...place, 'ext', 'iso-scheme-id']),
    builder.text([...place, 'label']),
    builder.text([...place, 'code']),
  ];
  if (scheme !== undefined && !item.value('BT-157')) {
    const value = builder.add(item, 'BT-157', code, [...place, 'code']);
    builder.addPart(value, 'BT-157-1', scheme, [...place, 'ext', 'iso-scheme-id']);
    builder.use([...place, 'key'], [...place, 'type']);
  } else if (label !== undefined && scheme === undefined) {
    const value = builder.add(item, 'BT-158', code, [...place, 'code']);
    builder.addPart(value, 'BT-158-1', label, [...place, 'label']);
  } else if (scheme === undefined && !item.value('BT-156')) {
    builder.add(item, 'BT-156', code, [...place, 'code']);
  }
}
