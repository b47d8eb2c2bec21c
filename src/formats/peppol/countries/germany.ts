import { at, form, shared, warns } from '../../rules/kit/verbs.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Form } from '../../rules/kit/row.ts';
import { GERMAN_ROWS } from '../../rules/shared/germany/rows.ts';
import { nationalRules } from '../national-rules.ts';
import { isGerman } from '../peppol-rule.ts';
import { asWritten } from '../row-parts.ts';

/**
 * Peppol's UBL rules for seller and buyer in Germany: rules of XRechnung with new ids. `BR-DE-23-a` is `DE-R-023-1`.
 */

/** Rules of XRechnung that Peppol omits. */
const OWN = new Set(['BR-DE-21']);

function codeOf(code: string): string | undefined {
  const [, number, part] = /^BR-DE-(\d+)(?:-([ab]))?$/.exec(code) ?? [];
  if (number === undefined) return undefined;
  return `DE-R-${number.padStart(3, '0')}${part === undefined ? '' : part === 'a' ? '-1' : '-2'}`;
}

const ids = Object.fromEntries(
  GERMAN_ROWS.flatMap(({ id }) => {
    const own = OWN.has(id) ? undefined : codeOf(id);
    return own === undefined ? [] : [[id, own]];
  }),
);

/** An address that begins with its scheme. */
const ADDRESS: Form = { fits: (text) => /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(text), like: 'https://example.com/file.pdf' };

export const germanyRules: readonly TermRule[] = nationalRules('ubl', [
  isGerman,
  shared(GERMAN_ROWS, ids),
  at(
    '/*/AdditionalDocumentReference/Attachment/ExternalReference',
    form('DE-R-T02', 'URI', ADDRESS, asWritten, warns, { terms: ['BT-124'] }),
  ),
]);
