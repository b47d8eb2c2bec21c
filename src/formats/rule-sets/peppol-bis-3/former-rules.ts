import { tableOf } from '../../../engine/values.ts';
import type { Demand, Subject, TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../../en16931/term-tree.ts';
import { OLD_PARTICIPANT_SCHEMES } from '../../peppol/participant-schemes.codes.ts';
import { text } from '../../peppol/peppol-rule.ts';
import { discountsAreWhole } from '../../rules/shared/germany/skonto.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';

/**
 * Differences of release 2025.11 from 2026.5 in UBL, found by comparing the official files on 2026-11-25. The rules of
 * CII were last published before both.
 */

/** The first release without these rows. */
const UNTIL = '2026.5';

/** Rows that began with this release. */
const BEGAN: ReadonlySet<string> = new Set([
  'PEPPOL-COMMON-R054',
  'PEPPOL-COMMON-R055',
  'PEPPOL-COMMON-R056-1',
  'PEPPOL-COMMON-R056-2',
  'PEPPOL-COMMON-R057',
  'DE-R-T02',
]);

/** Errors that were warnings. */
const WARNINGS: ReadonlySet<string> = new Set(['PEPPOL-COMMON-R052', 'PEPPOL-COMMON-R053', 'DK-R-003', 'DK-R-017']);

const PROCESS = /urn:fdc:peppol.eu:2017:poacc:billing:[0-9]{2}:1.0/;

/** The number of the business process: any of two digits. The official test looks for the name anywhere in the text. */
function processOf({ root }: InvoiceTerms): string | undefined {
  const name = text(root, 'ProfileID') ?? '';
  return PROCESS.test(name) ? name.split(':')[6] : undefined;
}

/** The former list ended with a space, so that it had an empty code. */
const SCHEMES_THEN = [...OLD_PARTICIPANT_SCHEMES.split(/\s+/).filter(Boolean), ''];
const SCHEMES_NOT_YET = ['0242', '0246', '0248'];

const codeOf = (element: Subject, attribute: string): string =>
  attributeOf(element as XmlElement, attribute)?.value ?? '';

/** Codes of a changed list: those valid before, and those not yet valid. */
const listedBefore =
  (attribute: string, then: readonly string[], notYet: readonly string[]) =>
  (now: Demand): Demand => ({
    ...now,
    must: (subject, invoice, today) => {
      const code = codeOf(subject, attribute);
      return then.includes(code) || (!notYet.includes(code) && now.must(subject, invoice, today));
    },
  });

/** The kind of document counted only in process 01. */
const inFirstProcess = (now: Demand): Demand => ({
  ...now,
  on: (invoice) => (processOf(invoice) === '01' ? now.on(invoice) : []),
});

const LOCAL_PART = /^[a-zA-Z0-9!#$%&"*+/=?^_`{|}~-]+$/;
const LABEL = /^[a-zA-Z0-9-]+$/;

/** Dotted words of ASCII before one `@`, and at least two labels of a domain behind it. */
function isAsciiMailAddress(address: string): boolean {
  const [local = '', domain = '', ...more] = address.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    local.split('.').every((word) => LOCAL_PART.test(word)) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
  );
}

/** A discount could follow other words. */
const SKONTO_ANYWHERE = /#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** The former constraint of a row in UBL. */
const BEFORE: Readonly<Record<string, (now: Demand) => Demand>> = tableOf({
  'PEPPOL-EN16931-R004': (now) => ({
    ...now,
    must: (_, { root }) =>
      (text(root, 'CustomizationID') ?? '').startsWith(
        'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      ),
  }),
  'PEPPOL-EN16931-R007': (now) => ({ ...now, must: (_, invoice) => processOf(invoice) !== undefined }),
  'PEPPOL-EN16931-P0100': inFirstProcess,
  'PEPPOL-EN16931-P0101': inFirstProcess,
  'PEPPOL-EN16931-CL007': listedBefore('currencyID', ['ANG', 'BGN'], ['XCG']),
  'PEPPOL-EN16931-CL008': listedBefore('schemeID', SCHEMES_THEN, SCHEMES_NOT_YET),
  'DE-R-018': (now) => ({ ...now, must: (terms) => discountsAreWhole((terms as TermValue).text, SKONTO_ANYWHERE) }),
  'DE-R-028': (now) => ({
    ...now,
    must: (contact) => isAsciiMailAddress(mailAddressOf(contact as TermGroup)),
  }),
});

const mailAddressOf = (contact: TermGroup): string => contact.values.find(({ term }) => term === 'BT-43')?.plain ?? '';

/** Rows of 2026.5, each with its form in the previous release. */
export function withFormer(rows: readonly TermRule[]): readonly TermRule[] {
  return rows.map((row): TermRule => {
    if (!row.ubl) return row;
    if (BEGAN.has(row.code)) return { ...row, since: UNTIL };
    const weighs = WARNINGS.has(row.code) && ({ '2025.11': 'warning', [UNTIL]: 'error' } as const);
    const before = BEFORE[row.code];
    return {
      ...row,
      ...(weighs && { weighs }),
      ...(before && { before: { release: UNTIL, ubl: before(row.ubl) } }),
    };
  });
}
