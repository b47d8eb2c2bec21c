import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Header } from './header.ts';
import { headRules } from './head-rules.ts';
import { Link } from './link.ts';
import { Stamp } from './stamp.ts';

const uuidOf = (version: number) => `019f9a11-4c7b-${version}dde-9f11-2b6a7e1d2c3b`;
const portal = { category: 'portal', key: 'a' };

describeRules('rules of headers', ruleBench({ rules: headRules }), {
  'GOBL-HEAD-HEADER-01': [
    { type: Header, accepts: { uuid: uuidOf(7) }, rejects: {}, at: '$.uuid' },
    { type: Header, accepts: { uuid: uuidOf(1) }, rejects: { uuid: uuidOf(4) }, at: '$.uuid' },
    { type: Header, accepts: { uuid: uuidOf(6) }, rejects: { uuid: uuidOf(0) }, at: '$.uuid' },
  ],
  'GOBL-HEAD-HEADER-02': { type: Header, accepts: { dig: {} }, rejects: {}, at: '$.dig' },
  'GOBL-HEAD-HEADER-03': {
    type: Header,
    accepts: {
      stamps: [
        { prv: 'a', val: '1' },
        { prv: 'b', val: '1' },
      ],
    },
    rejects: {
      stamps: [
        { prv: 'a', val: '1' },
        { prv: 'b', val: '2' },
        { prv: 'a', val: '3' },
      ],
    },
    at: '$.stamps',
  },
  'GOBL-HEAD-HEADER-04': [
    { type: Header, accepts: { links: [portal, { key: 'a' }] }, rejects: { links: [portal, portal] }, at: '$.links' },
    { type: Header, accepts: { links: [portal] }, rejects: { links: [{ key: 'a' }, { key: 'a' }] }, at: '$.links' },
  ],
  'GOBL-HEAD-STAMP-01': { type: Stamp, accepts: { prv: 'a' }, rejects: {}, at: '$.prv' },
  'GOBL-HEAD-STAMP-02': { type: Stamp, accepts: { val: 'x' }, rejects: {}, at: '$.val' },
  'GOBL-HEAD-LINK-01': [
    { type: Link, accepts: { key: 'a' }, rejects: {}, at: '$.key' },
    { type: Header, spares: {}, rejects: { links: [{}] }, at: '$.links[0].key' },
  ],
  'GOBL-HEAD-LINK-02': [
    { type: Link, accepts: portal, rejects: { category: 'door' }, at: '$.category' },
    { type: Link, accepts: {}, rejects: { category: 'Portal' }, at: '$.category' },
  ],
  'GOBL-HEAD-LINK-03': { type: Link, accepts: { url: 'x' }, rejects: {}, at: '$.url' },
  'GOBL-HEAD-LINK-04': [
    { type: Link, accepts: { url: 'https://example.com' }, rejects: {}, at: '$.url' },
    { type: Link, accepts: { url: 'example.com/a?b=c' }, rejects: { url: 'x' }, at: '$.url' },
  ],
  'GOBL-HEAD-LINK-05': [
    { type: Link, accepts: { mime: 'text/xml' }, rejects: { mime: 'text/plain' }, at: '$.mime' },
    { type: Link, accepts: {}, rejects: { mime: 'PDF' }, at: '$.mime' },
  ],
  'GOBL-HEAD-LINK-06': [
    { type: Link, accepts: { digest: {}, mime: 'x' }, rejects: { digest: {} }, at: '$' },
    { type: Header, accepts: { links: [{}] }, rejects: { links: [{ digest: {} }] }, at: '$.links[0]' },
  ],
});
