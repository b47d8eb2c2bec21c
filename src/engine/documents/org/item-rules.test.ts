import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Line } from '../bill/line.ts';
import { Image } from './image.ts';
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
  'GOBL-ORG-UNIT-01': [
    { type: Item, accepts: { unit: 'kg' }, rejects: { unit: 'stone' }, at: '$.unit' },
    { type: Item, accepts: { unit: 'XPK' }, rejects: { unit: 'XPKG' }, at: '$.unit' },
  ],
});
