import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { percent, shortest } from '../members/form.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { EXEMPT, exemptionName, LIABILITY, RETAINED, WITHHELD } from './codes.ts';

const NONE = '0.00';
const YES = 'SI';

/** The VAT of a line or of a fund: its rate, or the reason for not charging it. */
export function vat(rate: string, reason: string): Row {
  return {
    read({ element, at, reading }) {
      const [rateNode, reasonNode] = [reading.node(element, rate), reading.node(element, reason)];
      const value = rateNode && percent.read(plain(textOf(rateNode)));
      const why = reasonNode ? plain(textOf(reasonNode)) : '';
      if (value === undefined && why === '') return;
      const place: Path = [...at, 'taxes', 0];
      reading.put({ at: place }, 'cat', 'VAT');
      if (why === '' || !parseDecimal(textOf(rateNode ?? reasonNode ?? element))?.isZero()) {
        reading.draft.put([...place, 'percent'], value, rateNode);
      } else reading.implied(rateNode);
      if (why !== '') reading.put({ at: place }, `ext.${EXEMPT}`, why, reasonNode);
    },
    write({ out, at, writing }) {
      const place = vatOf(at, writing);
      if (!place) return;
      out.put(rate, percent.write(String(writing.peek({ at: place }, 'percent') ?? '0')) ?? NONE);
      out.put(reason, String(writing.peek({ at: place }, `ext.${EXEMPT}`) ?? ''));
      writing.takeAll(place);
    },
  };
}

export const vatOf = (at: Path, writing: MemberWriting): Path | undefined =>
  writing.entries({ at }, 'taxes').find((place) => writing.peek({ at: place }, 'cat') === 'VAT');

/** Whether something is withheld from a line or a fund. Which tax it is stands in the document. */
export const withheldMark: Row = {
  read: () => undefined,
  write({ out, at, writing }) {
    const places = writing.entries({ at }, 'taxes').filter((tax) => isWithheld(tax, writing));
    if (places.length > 0) out.put('Ritenuta', YES);
    for (const place of places) writing.takeAll(place);
  },
};

const isWithheld = (at: Path, writing: MemberWriting): boolean =>
  Object.values(WITHHELD).includes(String(writing.peek({ at }, 'cat') ?? ''));

/** Withholdings of an invoice that are read: each may be for every line. There are six kinds of them. */
const MOST_WITHHOLDINGS = 30;

/** What the customer withholds: a document has it as taxes of the lines and funds that are marked. */
export const withholdings: Row = {
  read(from) {
    const { element, reading } = from;
    const marked = bearersOf(from, true);
    const bearers = marked.length > 0 ? marked : bearersOf(from, false);
    const whole = bearers.reduce((all, { base }) => all.plus(base), Decimal.ZERO);
    const nodes = reading.nodes(element, 'DatiGenerali/DatiGeneraliDocumento/DatiRitenuta');
    for (const node of nodes.slice(0, MOST_WITHHOLDINGS)) {
      if (isElement(node)) readWithholding(node, bearers, whole, reading);
    }
  },
  write({ out, writing }) {
    const general = out.inside('DatiGenerali/DatiGeneraliDocumento');
    for (const category of writing.entries({ at: ['totals', 'taxes'] }, 'categories')) {
      const code = writing.peek({ at: category }, 'code');
      const [kind] = Object.entries(WITHHELD).find(([, known]) => known === code) ?? [];
      if (kind === undefined) continue;
      for (const at of writing.entries({ at: category }, 'rates')) {
        const element = general.add('DatiRitenuta');
        element.put('TipoRitenuta', kind);
        element.put('ImportoRitenuta', amount(writing.take({ at }, 'amount')));
        element.put('AliquotaRitenuta', percent.write(writing.take({ at }, 'percent')) ?? '');
        element.put('CausalePagamento', writing.take({ at }, `ext.${RETAINED}`));
      }
    }
    writing.take({ at: ['totals'] }, 'retained_tax');
  },
};

export const amount = (text: string): string =>
  parseDecimal(text)?.rounded(2).plus(new Decimal(0n, 2)).toString() ?? '';

/** A line or a fund that something is withheld from. */
interface Bearer {
  readonly at: Path;
  readonly base: Decimal;
}

function bearersOf({ element, reading }: From, isMarked: boolean): readonly Bearer[] {
  const turns = fundsIn(reading);
  const from = (path: string, list: Path, base: string): readonly Bearer[] =>
    reading.nodes(element, path).flatMap((node, i) => {
      if (!isElement(node)) return [];
      const mark = reading.node(node, 'Ritenuta');
      if (isMarked) reading.implied(mark);
      const turn = list[0] === 'charges' ? turns[i] : i;
      const place = turn === undefined ? undefined : [...list, turn];
      const number = parseDecimal(reading.text(node, base));
      return number && place && (mark !== undefined) === isMarked ? [{ at: place, base: number }] : [];
    });
  const lines = from('DatiBeniServizi/DettaglioLinee', ['lines'], 'PrezzoTotale');
  if (!isMarked) return lines;
  const funds = from(
    'DatiGenerali/DatiGeneraliDocumento/DatiCassaPrevidenziale',
    ['charges'],
    'ImportoContributoCassa',
  );
  // The mark of lines may be missing where a fund has one.
  return [
    ...(lines.length > 0 || funds.length === 0 ? lines : bearersOf({ element, reading, at: [] }, false)),
    ...funds,
  ];
}

/** The indexes of funds among the charges, in the order of the file. */
function fundsIn({ draft }: MemberReading): readonly number[] {
  const charges = (draft.get(['charges']) ?? []) as readonly { readonly key?: string }[];
  return charges.flatMap(({ key }, i) => (key === 'fund-contribution' ? [i] : []));
}

/** It is for the one line that it fits, or else for all. */
function readWithholding(node: XmlElement, bearers: readonly Bearer[], whole: Decimal, reading: MemberReading): void {
  const [kind, sum, rate, reason] = ['TipoRitenuta', 'ImportoRitenuta', 'AliquotaRitenuta', 'CausalePagamento'].map(
    (name) => reading.node(node, name),
  );
  const category = kind && WITHHELD[plain(textOf(kind))];
  const share = rate && parseDecimal(textOf(rate));
  const stated = sum && parseDecimal(textOf(sum));
  if (!kind || category === undefined || !share || !stated) return;
  const due = (base: Decimal): Decimal => base.times(share).times(new Decimal(1n, 2)).rounded(2);
  const bearer = bearers.find(({ at, base }) => at[0] === 'lines' && due(base).equals(stated));
  const chosen = bearer && !due(whole).equals(stated) ? [bearer] : bearers;
  chosen.forEach(({ at }, i) => {
    const place: Path = [...at, 'taxes', reading.draft.count([...at, 'taxes'])];
    // The report names the first place: there may be as many as lines.
    const onceFrom = <Node>(node: Node): Node | undefined => (i === 0 ? node : undefined);
    reading.put({ at: place }, 'cat', category, onceFrom(kind));
    reading.put({ at: place }, 'percent', `${plain(textOf(rate))}%`, onceFrom(rate));
    if (reason) reading.put({ at: place }, `ext.${RETAINED}`, plain(textOf(reason)), onceFrom(reason));
  });
  const turn = reading.draft.fateOf(kind) ? 1 : 0;
  reading.draft.recalculated(sum, ['totals', 'taxes', 'categories', turn, 'amount']);
}

/** The sums of each rate. Building calculates them; only when the tax falls due is new, and goes to the lines. */
export const summary: Row = {
  read({ element, reading }) {
    const nodes = reading.nodes(element, 'DatiBeniServizi/DatiRiepilogo').filter(isElement);
    nodes.forEach((node, i) => {
      const at: Path = ['totals', 'taxes', 'categories', 0, 'rates', i];
      reading.implied(reading.node(node, 'AliquotaIVA'));
      for (const name of ['Natura', 'RiferimentoNormativo']) reading.implied(reading.node(node, name));
      reading.draft.recalculated(reading.node(node, 'ImponibileImporto'), [...at, 'base']);
      reading.draft.recalculated(reading.node(node, 'Imposta'), [...at, 'amount']);
    });
    const dues = new Map(
      nodes.toReversed().flatMap((node) => {
        const due = reading.node(node, 'EsigibilitaIVA');
        return due ? [[rateOf(reading.text(node, 'AliquotaIVA'), reading.text(node, 'Natura')), due] as const] : [];
      }),
    );
    for (const list of ['lines', 'charges']) {
      const entries = (reading.draft.get([list]) ?? []) as readonly { readonly taxes?: readonly Combo[] }[];
      entries.forEach(({ taxes: [combo] = [] }, i) => {
        const due = combo && dues.get(rateOf(combo.percent ?? '', combo.ext?.[EXEMPT] ?? ''));
        if (!due) return;
        const source = reading.draft.fateOf(due) ? undefined : due;
        reading.put({ at: [list, i, 'taxes', 0] }, `ext.${LIABILITY}`, plain(textOf(due)), source);
      });
    }
  },
  write({ out, writing }) {
    const categories = writing.entries({ at: ['totals', 'taxes'] }, 'categories');
    const found = categories.find((at) => writing.peek({ at }, 'code') === 'VAT');
    for (const at of found ? writing.entries({ at: found }, 'rates') : []) {
      const element = out.inside('DatiBeniServizi').add('DatiRiepilogo');
      const reason = writing.take({ at }, `ext.${EXEMPT}`);
      element.put('AliquotaIVA', percent.write(writing.take({ at }, 'percent') || '0') ?? NONE);
      element.put('Natura', reason);
      element.put('ImponibileImporto', amount(writing.take({ at }, 'base')));
      element.put('Imposta', amount(writing.take({ at }, 'amount')));
      element.put('EsigibilitaIVA', writing.take({ at }, `ext.${LIABILITY}`));
      element.put('RiferimentoNormativo', legalReference(reason));
    }
  },
};

interface Combo {
  readonly percent?: string;
  readonly ext?: Readonly<Record<string, string>>;
}

/** A rate or a reason, however its rate is written. */
function rateOf(rate: string, reason: string): string {
  if (reason !== '') return reason;
  const share = parseDecimal(rate.replace(/%$/, ''));
  return share ? shortest(share, 0) : '';
}

/** The official name of a reason, as long as the element may be. */
const LONGEST_REFERENCE = 100;
export const legalReference = (reason: string): string =>
  [...(reason === '' ? '' : exemptionName(reason))].slice(0, LONGEST_REFERENCE).join('').trim();

/** Marks everything about the taxes of a place as written. */
export function takeTaxes({ at, writing }: Pick<To, 'at' | 'writing'>): void {
  for (const place of writing.entries({ at }, 'taxes')) writing.takeAll(place);
}
