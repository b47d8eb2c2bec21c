import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date, figure, percent, pieces } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { inside, joined, leaf, type Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { DOCUMENT_TYPE, FUND, fundName, KINDS, CONTRIBUTION } from './codes.ts';
import { currency } from './header.ts';
import { ADJUSTMENTS, readAdjustment } from './lines.ts';
import { amount, vat, withheldMark } from './taxes.ts';

/** The kind of document is type and tags of a document; the addon makes its code of them. */
export const kind: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'TipoDocumento');
    const text = node ? plain(textOf(node)) : '';
    const known = KINDS.get(text);
    reading.draft.put(['type'], known?.type ?? 'standard', known && node);
    if (known?.isStated) reading.put({ at: ['tax', 'ext'] }, DOCUMENT_TYPE, text, node);
    for (const tag of known?.tags ?? []) {
      const tags = (reading.draft.get(['$tags']) ?? []) as readonly string[];
      if (!tags.includes(tag)) reading.draft.put(['$tags', tags.length], tag, node);
    }
  },
  write: ({ out, writing }) => out.put('TipoDocumento', writing.take({ at: ['tax', 'ext'] }, DOCUMENT_TYPE)),
};

export const number: Row = joined('Numero', '-', 'series', 'code');
export const day: Row = leaf('Data', 'issue_date', date);

const STAMP = 'stamp-duty';

const stampDuty: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'DatiBollo/ImportoBollo');
    if (!node || !parseDecimal(textOf(node))) return;
    const at: Path = ['charges', reading.draft.count(['charges'])];
    reading.put({ at }, 'key', STAMP, reading.node(element, 'DatiBollo/BolloVirtuale'));
    reading.put({ at }, 'reason', 'Bollo');
    reading.put({ at }, 'amount', plain(textOf(node)), node);
  },
  write({ out, writing }) {
    const at = writing.entries({ at: [] }, 'charges').find((charge) => writing.peek({ at: charge }, 'key') === STAMP);
    if (!at) return;
    out.put('DatiBollo/BolloVirtuale', 'SI');
    out.put('DatiBollo/ImportoBollo', amount(writing.take({ at }, 'amount')));
    writing.takeAll(at);
  },
};

const contribution: readonly Row[] = [vat('AliquotaIVA', 'Natura'), withheldMark];

/** Contributions to pension funds, which are charges. */
const funds: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'DatiCassaPrevidenziale')) {
      if (!isElement(node)) continue;
      const at: Path = ['charges', reading.draft.count(['charges'])];
      const name = reading.text(node, 'TipoCassa');
      const put = (member: string, path: string, value: string | undefined): void => {
        if (value !== undefined) reading.put({ at }, member, value, reading.node(node, path));
      };
      const sum = parseDecimal(reading.text(node, 'ImportoContributoCassa'));
      const rate = parseDecimal(reading.text(node, 'AlCassa'));
      reading.put({ at }, 'key', CONTRIBUTION);
      reading.put({ at }, 'reason', ['Contributo cassa previdenziale', fundName(name)].filter(Boolean).join(' - '));
      put(`ext.${FUND}`, 'TipoCassa', name || undefined);
      put('percent', 'AlCassa', percent.read(reading.text(node, 'AlCassa')));
      if (sum) put('amount', 'ImportoContributoCassa', reading.text(node, 'ImportoContributoCassa'));
      if (parseDecimal(reading.text(node, 'ImponibileCassa'))) {
        put('base', 'ImponibileCassa', reading.text(node, 'ImponibileCassa'));
      } else if (sum && rate && !rate.isZero()) {
        // The amount and its rate tell the base that the file leaves out.
        const base = sum.times(new Decimal(100n, 0)).over(rate, 2);
        if (base) reading.put({ at }, 'base', base.toString());
      }
      put('code', 'RiferimentoAmministrazione', reading.text(node, 'RiferimentoAmministrazione') || undefined);
      for (const row of contribution) row.read({ element: node, at, reading });
    }
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: [] }, 'charges')) {
      if (writing.peek({ at }, 'key') !== CONTRIBUTION) continue;
      const element = out.add('DatiCassaPrevidenziale');
      element.put('TipoCassa', writing.take({ at }, `ext.${FUND}`));
      element.put('AlCassa', percent.write(writing.take({ at }, 'percent')) ?? '');
      element.put('ImportoContributoCassa', amount(writing.take({ at }, 'amount')));
      element.put('ImponibileCassa', amount(writing.take({ at }, 'base')));
      element.put('RiferimentoAmministrazione', cut(20).write(writing.take({ at }, 'code')) ?? '');
      for (const member of ['key', 'reason']) writing.take({ at }, member);
      for (const row of contribution) row.write({ out: element, at, writing });
    }
  },
};

/** Discounts and charges of the whole document that leave its taxes as they are; the others are lines. */
const adjustments: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'ScontoMaggiorazione')) {
      if (isElement(node)) readAdjustment(node, [], reading, (stated) => stated);
    }
  },
  write({ out, writing }) {
    for (const [member, code] of ADJUSTMENTS) {
      for (const at of writing.entries({ at: [] }, member)) {
        const key = String(writing.peek({ at }, 'key') ?? '');
        if (member === 'charges' && (key === STAMP || key === CONTRIBUTION)) continue;
        if (writing.entries({ at }, 'taxes').length > 0) continue;
        const element = out.add('ScontoMaggiorazione');
        const sum = parseDecimal(writing.take({ at }, 'amount'));
        element.put('Tipo', code);
        element.put('Percentuale', percent.write(writing.take({ at }, 'percent')) ?? '');
        element.put('Importo', sum ? figure(sum, 2, 8) : '');
      }
    }
  },
};

const LONGEST_REASON = 200;

/** Notes of the document. Those that a scenario writes follow from the tags, so they are no reason of the document. */
const reasons: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'Causale')) {
      const text = plain(textOf(node));
      if (text === '') continue;
      const at: Path = ['notes', reading.draft.count(['notes'])];
      reading.put({ at }, 'key', 'reason');
      reading.put({ at }, 'text', text, node);
    }
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: [] }, 'notes')) {
      if (writing.peek({ at }, 'src') !== undefined) {
        writing.takeAll(at);
        continue;
      }
      writing.take({ at }, 'key');
      for (const piece of pieces(writing.take({ at }, 'text'), LONGEST_REASON)) out.add('Causale').say(piece);
    }
  },
};

/** What the file says is to be paid. A difference is the rounding of a document. */
const payable: Row = {
  read({ element, reading }) {
    reading.draft.recalculated(reading.node(element, 'ImportoTotaleDocumento'), ['totals', 'payable']);
    reading.draft.recalculated(reading.node(element, 'Arrotondamento'), ['totals', 'rounding']);
  },
  write({ out, writing }) {
    const at: Path = ['totals'];
    out.put('ImportoTotaleDocumento', amount(writing.take({ at }, 'payable')));
    out.put('Arrotondamento', amount(writing.take({ at }, 'rounding')));
  },
};

export const general: Row = inside('DatiGenerali/DatiGeneraliDocumento', [
  kind,
  currency,
  day,
  number,
  stampDuty,
  funds,
  adjustments,
  payable,
  reasons,
]);
