import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { coreNormalisers } from '../normalisers.ts';
import { Attribute } from './attribute.ts';
import { Item } from './item.ts';

/** Release 0.507.0 of the format: two units without UN/ECE code were removed. */
describeNormalisers('a unit', { normalisers: coreNormalisers }, [
  {
    type: Item,
    fact: 'six packs are packages',
    given: { name: 'Milk', unit: '6pack' },
    becomes: { name: 'Milk', unit: 'pkg' },
  },
  {
    type: Item,
    fact: 'a tetra brik is a carton',
    given: { name: 'Milk', unit: 'tetrabrik' },
    becomes: { name: 'Milk', unit: 'carton' },
  },
  {
    type: Attribute,
    fact: 'so in attributes',
    given: { key: 'size', amount: '2', unit: '6pack' },
    becomes: { key: 'size', amount: '2', unit: 'pkg' },
  },
  { type: Item, fact: 'any other stays', given: { name: 'Milk', unit: 'XUN' } },
]);
