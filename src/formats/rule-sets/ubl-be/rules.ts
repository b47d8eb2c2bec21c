import { normal } from '../../en16931/rules/blanks.ts';
import { withPhrase, type Subject, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import { EN16931_UBL_RULES } from '../../en16931/rules/ubl-rules.ts';
import { countryRules } from '../../peppol/countries/countries.ts';
import { AMOUNTS_AND_TOTAL_TAXES, inCurrency } from '../../peppol/ubl-base-rows.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { inSyntax } from '../../rules/kit/row.ts';
import { onlyIn } from '../../rules/kit/verbs.ts';
import { PEPPOL_UBL_RULES } from '../../peppol/peppol-ubl.ts';
import { listed } from '../../rules/shared/functions/national.ts';
import { attributeOf, XmlElement } from '../../xml/xml-tree.ts';
import { belgianRules } from './belgian-rules.ts';
import { olderRules } from './older-rules.ts';
import { writtenRules } from './written-rules.ts';
import { OLDER_LISTS } from './older-lists.codes.ts';
import { COUNTRIES_NOT_TAKEN, NOT_TAKEN } from './not-taken.codes.ts';

/**
 * Binding ids are lower-case here, with a few exceptions; taxes of the Canary Islands, and of Ceuta and Melilla, have
 * other letters.
 */
const CAPITALS = /^UBL-CR-(?:002|412|67[3-9]|680)$|^UBL-DT-0[67]$/;
const idOf = (code: string): string =>
  code
    .replace(/^BR-AF-/, 'BR-IG-')
    .replace(/^BR-AG-/, 'BR-IP-')
    .replace(/^UBL(?=-(?:CR|DT)-)/, CAPITALS.test(code) ? 'UBL' : 'ubl');

/** Severities that differ from the original set. */
const ERRORS = listed('BR-51 SE-R-005');
const WARNINGS = listed('BR-IC-08 DK-R-003 PEPPOL-EN16931-CL008 PEPPOL-EN16931-R001 SE-R-003 SE-R-004');
const severityOf = ({ code, severity }: TermRule): TermRule['severity'] =>
  ERRORS.has(code) ? 'error' : WARNINGS.has(code) ? 'warning' : severity;

const notTaken = listed(NOT_TAKEN);
const own = [
  ...belgianRules,
  ...olderRules,
  ...writtenRules,
  ...rulesOf(onlyIn('ubl', inCurrency(AMOUNTS_AND_TOTAL_TAXES))),
];
const ownCodes = new Set(own.map(({ code }) => code));

const taken = [...EN16931_RULES, ...EN16931_UBL_RULES, ...PEPPOL_UBL_RULES, ...countryRules]
  .filter(({ ubl, until }) => ubl && until === undefined)
  .map((row) => ({
    ...withPhrase(row),
    code: idOf(row.code),
    severity: severityOf(row),
    cii: undefined,
    since: undefined,
    weighs: undefined,
  }))
  .filter(({ code }) => !notTaken.has(code) && !ownCodes.has(code) && !COUNTRIES_NOT_TAKEN.test(code));

/** A rule on a code, by the list of its day. */
function withOlderList(row: TermRule): TermRule {
  const changes = OLDER_LISTS.get(row.code);
  const { ubl } = row;
  if (changes === undefined || !ubl) return row;
  const [target = '.'] = (row.rows?.ubl && inSyntax<readonly string[]>(row.rows.ubl.targets, 'ubl')) ?? [];
  const listed = new Map(changes.split(' ').map((change) => [change.slice(1), change.startsWith('+')]));
  const codeAt = (subject: Subject): string => {
    const attribute = target.startsWith('@') && subject instanceof XmlElement && attributeOf(subject, target.slice(1));
    const written: object = attribute || subject;
    const code = 'value' in written ? written.value : 'text' in written ? written.text : undefined;
    return typeof code === 'string' ? normal(code) : '';
  };
  return {
    ...row,
    ubl: { ...ubl, must: (subject, ...others) => listed.get(codeAt(subject)) ?? ubl.must(subject, ...others) },
  };
}

/** Rules of UBL.BE: EN 16931 and Peppol BIS Billing 3 in earlier form, and the Belgian rules. */
export const UBL_BE_RULES: readonly TermRule[] = [...taken, ...own].map(withOlderList);
