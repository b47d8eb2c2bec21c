import { tableOf } from '../../../engine/values.ts';
import { ALLOWANCE_REASONS, CHARGE_REASONS } from '../../en16931/rules/code-lists.codes.ts';
import { codeList, codesOf } from '../../en16931/rules/code-lists.ts';
import type { Codes } from '../../rules/kit/row.ts';
import { PARTICIPANT_SCHEME_CODES } from '../participant-rows.ts';
import { DOCUMENT_KINDS } from './document-kinds.codes.ts';

/**
 * Code lists of Peppol's documents, named as in their models. Source: the rules of Peppol's documents 2026.5, read
 * 2026-11-25.
 */
interface List {
  /** The official name of a long list. */
  readonly name?: string;
  readonly codes: () => ReadonlySet<string>;
}

const listed =
  (codes: string): List['codes'] =>
  () =>
    new Set(codes.trim().split(/\s+/).flatMap(codesOf));

const few = (codes: string): List => ({ codes: listed(codes) });

/** `481-491` is a range. */
const ranges = (written: string): ReadonlySet<string> =>
  new Set(
    written
      .trim()
      .split(/\s+/)
      .flatMap((range) => {
        const [first = NaN, last = first] = range.split('-').map(Number);
        return Array.from({ length: last - first + 1 }, (_, step) => String(first + step));
      }),
  );

/** Codes of packages are those of recommendation 21 with the prefix X. */
const packages = (): ReadonlySet<string> =>
  new Set([...codeList('UNITS')].filter((unit) => /^X./.test(unit) && unit !== 'X1').map((unit) => unit.slice(1)));

/** The dobra of São Tomé has had a new code since 2018, used in Peppol's documents but not in its invoices. */
const currencies = (): ReadonlySet<string> =>
  new Set([...codeList('CURRENCIES')].map((currency) => (currency === 'STD' ? 'STN' : currency)));

const FILES = `
application/pdf image/png image/jpeg image/tiff application/acad application/dwg drawing/dwg
application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet
`;

const LISTS: Readonly<Record<string, List>> = tableOf({
  ADDRESS: { name: 'Peppol EAS', codes: () => PARTICIPANT_SCHEME_CODES.ubl },
  IDENTIFIER: { name: 'ISO/IEC 6523', codes: () => codeList('IDENTIFIER_SCHEMES') },
  CURRENCY: { name: 'ISO 4217', codes: currencies },
  COUNTRY: { name: 'ISO 3166-1', codes: () => codeList('COUNTRIES') },
  UNIT: { name: 'UN/ECE Rec 20, 21', codes: () => codeList('UNITS') },
  PACKAGING: { name: 'UN/ECE Rec 21', codes: packages },
  CLASSIFICATION: { name: 'UNTDID 7143', codes: () => codeList('CLASSIFICATIONS') },
  DOCUMENT: { name: 'UNTDID 1001', codes: () => ranges(DOCUMENT_KINDS) },
  FILE: few(FILES),
  BOOLEAN: few('true false'),
  // Responses to messages and invoices
  MESSAGE_STATUS: few('AB AP RE'),
  MESSAGE_REASON: few('BV BW SV'),
  INVOICE_STATUS: few('AB AP RE IP UQ CA PD'),
  CLARIFICATION_LIST: few('OPStatusAction OPStatusReason'),
  STATUS_REASON: few('NON REF LEG REC QUA DEL PRI QTY ITM PAY UNR FIN PPD OTH'),
  STATUS_ACTION: few('NOA PIN NIN CNF CNP CNA OTH'),
  // Orders and order responses
  ORDER_KIND: few('105 220 221 226 227 402'),
  ORDER_STATUS: few('AB AP RE CA'),
  LINE_STATUS: few('1 3 5 7 42'),
  PRIORITY: few('1 2 3 4'),
  ALLOWANCE_REASON: { name: 'UNTDID 5189', codes: listed(ALLOWANCE_REASONS) },
  CHARGE_REASON: { name: 'UNTDID 7161', codes: listed(CHARGE_REASONS) },
  // Despatch
  TRANSPORT_MODE: few('0 1 2 3 4 5 6 7 8 9'),
  DANGER: {
    name: 'UNTDID 8273',
    codes: listed('ADR AD:STUYZVWX AE:AB AGS ANR ARD CFR COM GV:ES ICA IMD RGE RID UI ZZZ'),
  },
  HANDLING_SCHEME: few('SSCC'),
  TRACE_SCHEME: few('UDI'),
  DIMENSION: few('AAB AAW AAX AAL'),
});

const known = new Map<string, Codes>();

/** The codes of a list, or of several: `A|B`. They are read on first use. */
export function listNamed(names: string): Codes {
  let list = known.get(names);
  if (!list) {
    const lists = names.split('|').map((name) => {
      const found = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
      if (!found) throw new Error(`There is no list ${name}`);
      return found;
    });
    const official = lists.flatMap(({ name }) => name ?? []).join(', ');
    let codes: ReadonlySet<string> | undefined;
    list = {
      get codes() {
        return (codes ??= new Set(lists.flatMap((list) => [...list.codes()])));
      },
      ...(official !== '' && { name: official }),
    };
    known.set(names, list);
  }
  return list;
}
