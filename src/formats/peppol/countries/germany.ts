import { elementsAt, type Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { onlyIn, shared } from '../../rules/kit/verbs.ts';
import { GERMAN_ROWS } from '../../rules/shared/germany/rows.ts';
import { isGerman, peppol, written } from '../peppol-rule.ts';

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
const ADDRESS = /^[a-zA-Z][a-zA-Z0-9+.-]+:/;

const linked: Where = (invoice) =>
  isGerman(invoice)
    ? elementsAt('AdditionalDocumentReference/Attachment/ExternalReference')(invoice).filter(
        ({ parent }) => parent?.parent?.parent === invoice.root,
      )
    : [];

export const germanyRules: readonly TermRule[] = [
  ...rulesOf(onlyIn('ubl', shared(GERMAN_ROWS, ids, { when: isGerman }))),
  peppol(
    'DE-R-T02',
    ['BT-124'],
    'Where a supporting document lies is told by an absolute address',
    linked,
    (reference) => ADDRESS.test(written(reference, 'URI') ?? ''),
    'warning',
  ),
];
