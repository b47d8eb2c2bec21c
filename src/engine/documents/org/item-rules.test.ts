import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Line } from '../bill/line.ts';
import { Image } from './image.ts';
import { Attribute } from './attribute.ts';
import { Item } from './item.ts';
import { itemRules } from './item-rules.ts';

describeRules('rules of items', ruleBench({ rules: itemRules }), {
  'GOBL-ORG-IMAGE-01': { type: Image, accepts: { url: 'example.com/a.png' }, rejects: { url: 'a' }, at: '$.url' },
  'GOBL-ORG-IMAGE-02': [
    { type: Image, accepts: { height: 64 }, rejects: { height: 63 }, at: '$.height' },
    { type: Image, accepts: { height: 0 }, rejects: { height: -3 }, at: '$.height' },
  ],
  'GOBL-ORG-IMAGE-03': { type: Image, accepts: { width: 2048 }, rejects: { width: 2049 }, at: '$.width' },
  'GOBL-ORG-ITEM-01': { type: Item, accepts: { name: 'Chair' }, rejects: {}, at: '$.name' },
  'GOBL-ORG-ITEM-02': [
    { type: Item, accepts: { price: '0' }, rejects: { price: '-0.01' }, at: '$.price' },
    { type: Line, accepts: { item: {} }, rejects: { item: { price: '-1' } }, at: '$.item.price' },
  ],
  'GOBL-ORG-ITEM-05': { type: Item, accepts: { per: '0.5' }, rejects: { per: '0' }, at: '$.per' },
  'GOBL-ORG-ITEM-06': { type: Item, accepts: { list: '0' }, rejects: { list: '-0.01' }, at: '$.list' },
  'GOBL-ORG-ITEM-07': {
    type: Item,
    accepts: { list: '1', discount: '0' },
    rejects: { list: '1', discount: '-0.01' },
    at: '$.discount',
  },
  'GOBL-ORG-ITEM-08': {
    type: Item,
    accepts: { list: '12.00', discount: '12' },
    rejects: { price: '12.00', discount: '1' },
    at: '$',
  },
  'GOBL-ORG-ITEM-09': {
    type: Item,
    accepts: { list: '12.00', discount: '12' },
    rejects: { list: '12', discount: '12.01' },
    at: '$',
  },
  'GOBL-ORG-ITEM-03': {
    type: Item,
    accepts: {
      name: 'A',
      attributes: [
        { key: 'size', text: 'L' },
        { type: 'X', text: 'a' },
        { type: 'X', text: 'b' },
      ],
    },
    rejects: {
      name: 'A',
      attributes: [
        { key: 'size', text: 'L' },
        { key: 'size', text: 'M' },
      ],
    },
    at: '$.attributes',
  },
  'GOBL-ORG-ATTRIBUTE-01': [
    { type: Attribute, accepts: { key: 'size', text: 'L' }, rejects: { key: 'size', type: 'S', text: 'L' }, at: '$' },
    { type: Attribute, accepts: { label: 'Size', text: 'L' }, rejects: { text: 'L' }, at: '$' },
    { type: Attribute, accepts: { type: 'S', text: 'L' }, rejects: { label: '', text: 'L' }, at: '$' },
  ],
  'GOBL-ORG-ATTRIBUTE-02': [
    { type: Attribute, accepts: { key: 'size', code: 'L' }, rejects: { key: 'size' }, at: '$' },
    { type: Attribute, accepts: { key: 'weight', amount: '0' }, rejects: { key: 'weight', unit: 'kg' }, at: '$' },
    {
      type: Attribute,
      accepts: { key: 'expiry', date: '2027-01-01', text: 'cool' },
      rejects: { label: 'Expiry' },
      at: '$',
    },
  ],
  'GOBL-ORG-ATTRIBUTE-03': {
    type: Attribute,
    accepts: { key: 'weight', amount: '1', unit: 'kg' },
    rejects: { key: 'weight', text: 'one', unit: 'kg' },
    at: '$.amount',
  },
  'GOBL-ORG-UNIT-01': [
    { type: Item, accepts: { unit: 'kg' }, rejects: { unit: 'stone' }, at: '$.unit' },
    { type: Item, accepts: { unit: 'XPK' }, rejects: { unit: 'XPKG' }, at: '$.unit' },
  ],
});
