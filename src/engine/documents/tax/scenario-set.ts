import { list } from '../../core/schema/composites.ts';
import { required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { Scenario } from './scenario.ts';

export const ScenarioSet = defineType('tax/scenario-set', {
  about: 'The scenarios for one kind of document.',
  fields: {
    schema: required(text, 'Document schema they apply to, whole or by its ending.'),
    list: required(list(Scenario), 'Scenarios in order. All that match take effect, later ones win.'),
  },
});
export interface ScenarioSet extends TypeOf<typeof ScenarioSet> {}
