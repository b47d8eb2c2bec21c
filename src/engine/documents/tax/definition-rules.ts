import { isTimeZone } from '../../core/cal/time-zone.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { bePresent, settledByReading, whereGiven } from '../../core/rules/constraints.ts';
import { OWN_DEFINITION } from '../norms.ts';
import { AddonDef } from './addon-def.ts';
import { CorrectionDefinition } from './correction-definition.ts';
import type { RateValueDef } from './regime-def.ts';
import { CategoryDef, RateDef, RegimeDef } from './regime-def.ts';
import { ScenarioSet } from './scenario-set.ts';
import type { ThresholdValueDef } from './threshold-def.ts';
import { ThresholdDef } from './threshold-def.ts';
import { ruleMessages } from '../../core/rules/messages.ts';

/** Values for an extension are separate from the series. */
const runNewestFirst = satisfy<readonly RateValueDef[]>('run from the newest to the oldest', (values) => {
  let last: string | undefined;
  for (const { ext, since } of values) {
    if (ext) continue;
    if (last !== undefined && since !== undefined && since >= last) return false;
    last = since;
  }
  return true;
});

const beginOneAfterTheOther = satisfy<readonly ThresholdValueDef[]>(
  'run from the newest to the oldest, with a first day for each but the last',
  (values) =>
    values.every(({ since }, index) => {
      const before = values[index - 1]?.since;
      if (since === undefined) return index === values.length - 1;
      return before === undefined || since < before;
    }),
);

const beTimeZone = whereGiven(satisfy<string>('be a time zone', isTimeZone, { kind: 'type', type: 'IANA time zone' }));

/** Rules on definitions that are documents. */
export const definitionRules: readonly TypeRules[] = [
  defineRules(AddonDef, 'TAX-ADDONDEF', {
    '01': { at: 'key', must: bePresent, say: 'An add-on definition needs a key', uncited: OWN_DEFINITION },
    '02': { at: 'name', must: bePresent, say: 'An add-on definition needs a name', uncited: OWN_DEFINITION },
  }),
  defineRules(RegimeDef, 'TAX-REGIMEDEF', {
    '01': { at: 'country', must: bePresent, say: 'A regime definition needs its country', uncited: OWN_DEFINITION },
    '02': { at: 'name', must: bePresent, say: 'A regime definition needs a name', uncited: OWN_DEFINITION },
    '03': { at: 'time_zone', must: bePresent, say: 'A regime definition needs a time zone', uncited: OWN_DEFINITION },
    '04': {
      at: 'time_zone',
      must: beTimeZone,
      say: 'The time zone of a regime is a name from the IANA database',
      uncited: OWN_DEFINITION,
    },
    '05': {
      at: 'categories',
      must: settledByReading('have at least one entry, if there are any'),
      say: 'A regime defines one tax category or more',
      uncited: OWN_DEFINITION,
    },
  }),
  defineRules(CategoryDef, 'TAX-CATEGORYDEF', {
    '01': { at: 'code', must: bePresent, say: 'A tax category definition needs a code', uncited: OWN_DEFINITION },
    '02': { at: 'name', must: bePresent, say: 'A tax category definition needs a name', uncited: OWN_DEFINITION },
    '03': { at: 'title', must: bePresent, say: 'A tax category definition needs a title', uncited: OWN_DEFINITION },
    '04': {
      must: satisfy<CategoryDef>(
        'not be retained and informative at once',
        ({ retained, informative }) => !(retained && informative),
      ),
      say: 'A tax category is either withheld or informative, not both at once',
      uncited: OWN_DEFINITION,
    },
  }),
  defineRules(RateDef, 'TAX-RATEDEF', {
    '01': {
      at: 'rate',
      must: bePresent,
      say: 'A tax rate definition needs the key of the rate',
      uncited: OWN_DEFINITION,
    },
    '02': { at: 'name', must: bePresent, say: 'A tax rate definition needs a name', uncited: OWN_DEFINITION },
    '03': {
      at: 'values',
      must: runNewestFirst,
      say: 'The values of a tax rate are listed from newest to oldest',
      uncited: OWN_DEFINITION,
    },
    '04': {
      at: 'values[].percent',
      must: settledByReading(ruleMessages.bePresent),
      say: 'Every value of a tax rate needs a percentage',
      uncited: OWN_DEFINITION,
    },
  }),
  defineRules(ThresholdDef, 'TAX-THRESHOLDDEF', {
    '01': { at: 'key', must: bePresent, say: 'A threshold needs a key', uncited: OWN_DEFINITION },
    '02': { at: 'name', must: bePresent, say: 'A threshold needs a name', uncited: OWN_DEFINITION },
    '03': { at: 'currency', must: bePresent, say: 'A threshold needs a currency', uncited: OWN_DEFINITION },
    '04': { at: 'values', must: bePresent, say: 'A threshold needs an amount', uncited: OWN_DEFINITION },
    '05': {
      at: 'values',
      must: beginOneAfterTheOther,
      say: 'The amounts of a threshold are listed from newest to oldest, each but the last with its first day',
      uncited: OWN_DEFINITION,
    },
  }),
  defineRules(ScenarioSet, 'TAX-SCENARIOSET', {
    '01': {
      at: 'schema',
      must: bePresent,
      say: 'A set of scenarios names the document schema it is for',
      uncited: OWN_DEFINITION,
    },
    '02': {
      at: 'list',
      must: bePresent,
      say: 'A set of scenarios contains one scenario or more',
      uncited: OWN_DEFINITION,
    },
  }),
  defineRules(CorrectionDefinition, 'TAX-CORRECTIONDEFINITION', {
    '01': {
      at: 'schema',
      must: bePresent,
      say: 'A correction definition names the document schema it is for',
      uncited: OWN_DEFINITION,
    },
  }),
];
