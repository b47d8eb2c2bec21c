import { outermost } from '../../en16931/rules/elements.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import { EN16931_UBL_RULES } from '../../en16931/rules/ubl-rules.ts';
import { begins } from '../../rules/kit/verbs.ts';
import { needs, placed, silent } from '../../rules/shared/functions/national.ts';
import { dutchRulesOf } from '../../rules/shared/netherlands/dutch-rules.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0';

/** Rules of SI-UBL: EN 16931 and NLCIUS. */
export const SI_UBL_RULES: readonly TermRule[] = [
  ...[...EN16931_RULES, ...EN16931_UBL_RULES]
    .filter(({ ubl }) => ubl)
    .map((row) => ({ ...withPhrase(row), cii: undefined })),
  needs('BII2-T10-R001', ['BT-24'], outermost, 'CustomizationID'),
  placed(begins('SI-V20-INV-R000', '.', SPECIFICATION, { terms: ['BT-24'] }), 'CustomizationID'),
  silent('BR-DEC-13', ['BT-110']),
  silent('BR-DEC-15', ['BT-111']),
  silent('SI-INV-R000', [], 'Invoice'),
  ...dutchRulesOf('ubl', 'SI-UBL-2'),
];
