import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { foundElements } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { decimal, figureAt, figuresAt, textAt, totalOf } from '../../rules/shared/conditions/conditions.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** What the conditions of SdI ask of a file, beyond single elements. */

const CENTS = 2;
const HUNDRED = decimal('0.01');
const FUNDS = '../DatiGenerali/DatiGeneraliDocumento/DatiCassaPrevidenziale';

/** A rate as a key: `22.00` and `022.00` are one. */
const rateOf = (element: XmlElement): string => {
  const text = textAt(element, 'AliquotaIVA') ?? '';
  return parseDecimal(text)?.rounded(CENTS).toString() ?? text;
};
const natureOf = (element: XmlElement): string => textAt(element, 'Natura') ?? '';

/** Lines and funds of `DatiBeniServizi`. */
const chargedIn = (goods: XmlElement): readonly XmlElement[] => [
  ...foundElements(goods, 'DettaglioLinee'),
  ...foundElements(goods, FUNDS),
];
const summariesIn = (goods: XmlElement): readonly XmlElement[] => foundElements(goods, 'DatiRiepilogo');

type Both = readonly [ReadonlySet<string>, ReadonlySet<string>];

/** The rates of lines and funds, and of summaries. */
export const ratesIn = (goods: XmlElement): Both => [
  new Set(chargedIn(goods).map(rateOf)),
  new Set(summariesIn(goods).map(rateOf)),
];

/** Their natures; none counts as one. */
export const naturesIn = (goods: XmlElement): Both => [
  new Set(chargedIn(goods).map(natureOf)),
  new Set(summariesIn(goods).map(natureOf)),
];

export const hasSummaries = (goods: XmlElement): boolean =>
  summariesIn(goods).length >= new Set(chargedIn(goods).map(rateOf)).size;

/** The tax of a summary. */
export function taxOf(summary: XmlElement): Decimal | undefined {
  const [rate, base] = [figureAt(summary, 'AliquotaIVA'), figureAt(summary, 'ImponibileImporto')];
  return rate && base && rate.times(base).times(HUNDRED).roundedUp(CENTS);
}

interface Bases {
  /** Of lines, funds and roundings. */
  readonly charged: Decimal;
  /** Of summaries. */
  readonly summarised: Decimal;
}

/** By rate and nature, once for each `DatiBeniServizi`. */
const BASES = new WeakMap<XmlElement, ReadonlyMap<string, Bases>>();

function basesIn(goods: XmlElement): ReadonlyMap<string, Bases> {
  let known = BASES.get(goods);
  if (!known) BASES.set(goods, (known = summed(goods)));
  return known;
}

const keyOf = (element: XmlElement): string => `${rateOf(element)} ${natureOf(element)}`;

function summed(goods: XmlElement): ReadonlyMap<string, Bases> {
  const bases = new Map<string, Bases>();
  const add = (element: XmlElement, side: keyof Bases, path: string): void => {
    const figure = figureAt(element, path);
    const before = bases.get(keyOf(element)) ?? { charged: Decimal.ZERO, summarised: Decimal.ZERO };
    bases.set(keyOf(element), figure ? { ...before, [side]: before[side].plus(figure) } : before);
  };
  for (const line of foundElements(goods, 'DettaglioLinee')) add(line, 'charged', 'PrezzoTotale');
  for (const fund of foundElements(goods, FUNDS)) add(fund, 'charged', 'ImportoContributoCassa');
  for (const summary of summariesIn(goods)) {
    add(summary, 'charged', 'Arrotondamento');
    add(summary, 'summarised', 'ImponibileImporto');
  }
  return bases;
}

const EURO = decimal('1.00');

/** The base that a summary would need, if the summaries of its rate and nature are a euro off, or more. */
export function baseNeeded(summary: XmlElement): Decimal | undefined {
  const bases = summary.parent && basesIn(summary.parent).get(keyOf(summary));
  const base = figureAt(summary, 'ImponibileImporto');
  if (!bases || !base) return undefined;
  const gap = bases.charged.minus(bases.summarised);
  return gap.absolute().compare(EURO) < 0 ? undefined : base.plus(gap);
}

const ONE = decimal('1');

/** Price, changed by its discounts and charges one after the other, times quantity. */
export function priceOf(line: XmlElement): Decimal | undefined {
  const price = figureAt(line, 'PrezzoUnitario');
  const changed =
    price &&
    foundElements(line, 'ScontoMaggiorazione').reduce((so, change) => {
      const percent = figureAt(change, 'Percentuale');
      const amount = figureAt(change, 'Importo') ?? (percent ? so.times(percent).times(HUNDRED) : Decimal.ZERO);
      return textAt(change, 'Tipo') === 'MG' ? so.plus(amount) : so.minus(amount);
    }, price);
  return changed?.times(figureAt(line, 'Quantita') ?? ONE);
}

/** The body of an element: a file may have several. */
export function bodyOf(element: XmlElement): XmlElement | undefined {
  let at: XmlElement | undefined = element;
  while (at && at.name !== 'FatturaElettronicaBody') at = at.parent;
  return at;
}

const CREDITS = new Set(['TD04', 'TD08']);

/** Whether no two bodies have one number in one year. A credit note may have the number of an invoice. */
export function hasNumbersOnce(root: XmlElement): boolean {
  const keys = foundElements(root, 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento').map((general) => {
    const kind = CREDITS.has(textAt(general, 'TipoDocumento') ?? '');
    return JSON.stringify([kind, textAt(general, 'Numero'), textAt(general, 'Data')?.slice(0, 4)]);
  });
  return new Set(keys).size === keys.length;
}

const LIMIT = decimal('400.00');

/** Whether a simplified body is not above what a simplified invoice may be. */
export const isSmall = (body: XmlElement): boolean =>
  totalOf(figuresAt(body, 'DatiBeniServizi/Importo')).compare(LIMIT) <= 0;

interface Ids {
  readonly tax: string | undefined;
  readonly person: string | undefined;
}

/** The numbers of a party, in an ordinary or a simplified file. */
function idsOf(root: XmlElement | undefined, party: string): Ids {
  const [ids] = ['DatiAnagrafici', 'IdentificativiFiscali', '.'].flatMap((inner) =>
    foundElements(root, `FatturaElettronicaHeader/${party}/${inner}`),
  );
  const [country, number] = ['IdPaese', 'IdCodice'].map((name) => textAt(ids, `IdFiscaleIVA/${name}`));
  return {
    tax: country === undefined || number === undefined ? undefined : `${country}${number}`,
    person: textAt(ids, 'CodiceFiscale'),
  };
}

const partiesOf = ({ root }: InvoiceTerms): readonly [Ids, Ids] => [
  idsOf(root, 'CedentePrestatore'),
  idsOf(root, 'CessionarioCommittente'),
];

/** Supplier and customer have the same tax number. */
export function isToItself(invoice: InvoiceTerms): boolean {
  const [supplier, customer] = partiesOf(invoice);
  return supplier.tax !== undefined && supplier.tax === customer.tax;
}

/** A number that both parties have is not the same. */
export function isToOther(invoice: InvoiceTerms): boolean {
  const [supplier, customer] = partiesOf(invoice);
  return (['tax', 'person'] as const).some((kind) => {
    const [own, other] = [supplier[kind], customer[kind]];
    return own !== undefined && other !== undefined && own !== other;
  });
}
