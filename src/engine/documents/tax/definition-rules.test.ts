import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { AddonDef } from './addon-def.ts';
import { CorrectionDefinition } from './correction-definition.ts';
import { definitionRules } from './definition-rules.ts';
import { CategoryDef, RateDef, RegimeDef } from './regime-def.ts';
import { ScenarioSet } from './scenario-set.ts';
import { ThresholdDef } from './threshold-def.ts';

const name = { en: 'x' };
const limit = (since: number) => ({ since: `${since}-01-01`, amount: '1' });
const year = (since: number) => ({ since: `${since}-01-01`, percent: '1%' });

describeRules('rules of definitions', ruleBench({ rules: definitionRules }), {
  'GOBL-TAX-ADDONDEF-01': { type: AddonDef, accepts: { key: 'a' }, rejects: {}, at: '$.key' },
  'GOBL-TAX-ADDONDEF-02': { type: AddonDef, accepts: { name }, rejects: { name: {} }, at: '$.name' },
  'GOBL-TAX-REGIMEDEF-01': { type: RegimeDef, accepts: { country: 'ES' }, rejects: {}, at: '$.country' },
  'GOBL-TAX-REGIMEDEF-02': { type: RegimeDef, accepts: { name }, rejects: {}, at: '$.name' },
  'GOBL-TAX-REGIMEDEF-03': { type: RegimeDef, accepts: { time_zone: 'UTC' }, rejects: {}, at: '$.time_zone' },
  'GOBL-TAX-REGIMEDEF-04': [
    { type: RegimeDef, accepts: { time_zone: 'Europe/Madrid' }, rejects: { time_zone: 'Moon' }, at: '$.time_zone' },
    { type: RegimeDef, accepts: {}, rejects: { time_zone: '+01:00' }, at: '$.time_zone' },
  ],
  'GOBL-TAX-CATEGORYDEF-01': { type: CategoryDef, accepts: { code: 'A' }, rejects: {}, at: '$.code' },
  'GOBL-TAX-CATEGORYDEF-02': { type: CategoryDef, accepts: { name }, rejects: {}, at: '$.name' },
  'GOBL-TAX-CATEGORYDEF-03': [
    { type: CategoryDef, accepts: { title: name }, rejects: {}, at: '$.title' },
    { type: RegimeDef, spares: {}, rejects: { categories: [{}] }, at: '$.categories[0].title' },
  ],
  'GOBL-TAX-CATEGORYDEF-04': {
    type: CategoryDef,
    accepts: { retained: true },
    rejects: { retained: true, informative: true },
    at: '$',
  },
  'GOBL-TAX-THRESHOLDDEF-01': { type: ThresholdDef, accepts: { key: 'a' }, rejects: {}, at: '$.key' },
  'GOBL-TAX-THRESHOLDDEF-02': { type: ThresholdDef, accepts: { name }, rejects: {}, at: '$.name' },
  'GOBL-TAX-THRESHOLDDEF-03': { type: ThresholdDef, accepts: { currency: 'EUR' }, rejects: {}, at: '$.currency' },
  'GOBL-TAX-THRESHOLDDEF-04': [
    { type: ThresholdDef, accepts: { values: [{ amount: '1' }] }, rejects: {}, at: '$.values' },
    { type: RegimeDef, spares: {}, rejects: { thresholds: [{}] }, at: '$.thresholds[0].values' },
    { type: AddonDef, spares: {}, rejects: { thresholds: [{}] }, at: '$.thresholds[0].values' },
  ],
  'GOBL-TAX-THRESHOLDDEF-05': [
    {
      type: ThresholdDef,
      accepts: { values: [limit(2021), limit(2020), { amount: '1' }] },
      rejects: { values: [limit(2020), limit(2021)] },
      at: '$.values',
    },
    {
      type: ThresholdDef,
      accepts: { values: [] },
      rejects: { values: [{ amount: '1' }, limit(2020)] },
      at: '$.values',
    },
    {
      type: ThresholdDef,
      accepts: { values: [limit(2020)] },
      rejects: { values: [limit(2020), limit(2020)] },
      at: '$.values',
    },
  ],
  'GOBL-TAX-RATEDEF-01': { type: RateDef, accepts: { rate: 'a' }, rejects: {}, at: '$.rate' },
  'GOBL-TAX-RATEDEF-02': { type: RateDef, accepts: { name }, rejects: {}, at: '$.name' },
  'GOBL-TAX-RATEDEF-03': [
    {
      type: RateDef,
      accepts: { values: [year(2021), year(2020), { percent: '1%' }] },
      rejects: { values: [year(2020), year(2021)] },
      at: '$.values',
    },
    {
      type: RateDef,
      accepts: { values: [{ percent: '1%' }, year(2021)] },
      rejects: { values: [year(2021), year(2021)] },
      at: '$.values',
    },
    {
      // Values for an extension are separate from the series.
      type: RateDef,
      accepts: { values: [year(2020), { ...year(2021), ext: { a: 'x' } }] },
      rejects: { values: [year(2020), { ...year(2019), ext: { a: 'x' } }, year(2021)] },
      at: '$.values',
    },
  ],
  'GOBL-TAX-SCENARIOSET-01': { type: ScenarioSet, accepts: { schema: 'bill/invoice' }, rejects: {}, at: '$.schema' },
  'GOBL-TAX-SCENARIOSET-02': { type: ScenarioSet, accepts: { list: [{}] }, rejects: { list: [] }, at: '$.list' },
  'GOBL-TAX-CORRECTIONDEFINITION-01': {
    type: CorrectionDefinition,
    accepts: { schema: 'bill/invoice' },
    rejects: {},
    at: '$.schema',
  },
});
