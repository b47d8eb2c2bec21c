import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import type { Arguments } from '../../rules/kit/row.ts';
import { at, byElement, checked, code, rows } from '../../rules/kit/verbs.ts';
import { notAfterToday } from '../../rules/shared/conditions/conditions.ts';
import {
  isFirstVersion,
  isInUtf8,
  isSmallEnough,
  isWithoutMark,
  withDiscouraged,
  withInstructions,
} from './file-facts.ts';
import { ksefMessages } from './messages.ts';

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** Whether the tenth digit is the check digit of the nine before it; the schema judges the form. */
function hasCheckDigit(text: string): boolean {
  const digits = /^\d{10}/.exec(text.trim())?.[0];
  if (digits === undefined) return true;
  const sum = WEIGHTS.reduce((all, weight, i) => all + weight * Number(digits[i]), 0);
  return sum % 11 === Number(digits[9]);
}

const ofFile = (id: string, messages: Arguments['code'], holds: (invoice: InvoiceTerms) => boolean, since?: string) =>
  code(
    id,
    '.',
    messages,
    byElement((_, invoice) => holds(invoice)),
    { since },
  );

const never = byElement(() => false);

export const KSEF_RULES: readonly TermRule[] = rulesOf(
  rows(
    at(
      '/',
      ofFile('utf8-bom', { fault: ksefMessages.mark, requirement: ksefMessages.noMark }, isWithoutMark),
      ofFile('encoding', { fault: ksefMessages.otherEncoding, requirement: ksefMessages.utf8 }, isInUtf8, '2026-04'),
      ofFile('xml-1.0', { fault: ksefMessages.otherVersion, requirement: ksefMessages.firstVersion }, isFirstVersion),
      ofFile('size', { fault: ksefMessages.tooLarge, requirement: ksefMessages.small }, isSmallEnough),
    ),
    at(
      { name: 'elements with processing instructions', find: withInstructions },
      code(
        'processing-instruction',
        '.',
        { fault: ksefMessages.instruction, requirement: ksefMessages.noInstruction },
        never,
        { since: '2026-07' },
      ),
    ),
    at(
      { name: 'elements with discouraged characters', find: withDiscouraged },
      code('discouraged-characters', '.', { fault: ksefMessages.discouraged, requirement: ksefMessages.sound }, never, {
        since: '2026-07',
      }),
    ),
    at('/Faktura/Fa', notAfterToday('P_1-future', 'P_1')),
    at(
      'Podmiot1/DaneIdentyfikacyjne Podmiot2/DaneIdentyfikacyjne Podmiot3/DaneIdentyfikacyjne PodmiotUpowazniony/DaneIdentyfikacyjne',
      checked('nip-checksum', 'NIP', { kind: 'NIP', fits: hasCheckDigit }),
    ),
    at('Podmiot3/DaneIdentyfikacyjne', checked('internal-id-checksum', 'IDWew', { kind: 'NIP', fits: hasCheckDigit })),
  ),
);
