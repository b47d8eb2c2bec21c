import { outermost } from '../../en16931/rules/elements.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import { EN16931_UBL_RULES } from '../../en16931/rules/ubl-rules.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { needs, silent } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { dutchRulesOf } from './dutch-rules.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0';

/** Rules of SI-UBL: EN 16931 and NLCIUS. */
export const SI_UBL_RULES: readonly TermRule[] = [
  ...[...EN16931_RULES, ...EN16931_UBL_RULES]
    .filter(({ ubl }) => ubl)
    .map((row) => ({ ...withPhrase(row), cii: undefined })),
  needs('BII2-T10-R001', ['BT-24'], outermost, 'CustomizationID'),
  pint(
    'SI-V20-INV-R000',
    ['BT-24'],
    `The specification begins with ${SPECIFICATION}`,
    elementsOf('CustomizationID'),
    ({ text }) => normal(text).startsWith(SPECIFICATION),
  ),
  silent('BR-DEC-13', ['BT-110'], 'The total VAT has at most two decimals'),
  silent('BR-DEC-15', ['BT-111'], 'The total VAT in accounting currency has at most two decimals'),
  silent('SI-INV-R000', [], 'The document is an invoice or a credit note of UBL'),
  ...dutchRulesOf('ubl', 'SI-UBL-2'),
];
