import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Coordinates } from './coordinates.ts';
import { Email } from './email.ts';
import { Endpoint } from './endpoint.ts';
import { Identity } from './identity.ts';
import { Inbox } from './inbox.ts';
import { Name } from './name.ts';
import { Party } from './party.ts';
import { partyPartsRules } from './party-parts-rules.ts';
import { Person } from './person.ts';
import { Registration } from './registration.ts';
import { Telephone } from './telephone.ts';
import { Website } from './website.ts';

describeRules('rules of the parts of a party', ruleBench({ rules: partyPartsRules }), {
  'GOBL-ORG-COORDINATES-01': [
    { type: Coordinates, accepts: { lat: 90 }, rejects: { lat: 91 }, at: '$.lat' },
    { type: Coordinates, accepts: { lat: -90 }, rejects: { lat: -90.5 }, at: '$.lat' },
  ],
  'GOBL-ORG-COORDINATES-02': { type: Coordinates, accepts: { lon: -180 }, rejects: { lon: 181 }, at: '$.lon' },
  'GOBL-ORG-COORDINATES-03': [
    { type: Coordinates, accepts: { w3w: 'filled.count.soap' }, rejects: { w3w: 'filled.count' }, at: '$.w3w' },
    { type: Coordinates, accepts: { w3w: '///filled.count.soap' }, rejects: { w3w: 'a.b.c.d' }, at: '$.w3w' },
    { type: Coordinates, accepts: { w3w: 'một hai.ba bốn.năm sáu' }, rejects: { w3w: 'a b.c.d' }, at: '$.w3w' },
    { type: Coordinates, accepts: { w3w: 'こくさい。かんけい。ふくむ' }, rejects: { w3w: 'a.b.1' }, at: '$.w3w' },
  ],
  'GOBL-ORG-EMAIL-01': { type: Email, accepts: { addr: 'x' }, rejects: {}, at: '$.addr' },
  'GOBL-ORG-EMAIL-02': [
    { type: Email, accepts: { addr: 'billing@example.com' }, rejects: { addr: 'billing' }, at: '$.addr' },
    { type: Email, accepts: { addr: 'a.b@example.com' }, rejects: {}, at: '$.addr' },
  ],
  'GOBL-ORG-ENDPOINT-01': { type: Endpoint, accepts: { uri: 'urn:a' }, rejects: {}, at: '$.uri' },
  'GOBL-ORG-IDENTITY-01': [
    { type: Identity, accepts: { code: '1' }, rejects: {}, at: '$.code' },
    { type: Party, spares: {}, rejects: { identities: [{ code: '1' }, {}] }, at: '$.identities[1].code' },
  ],
  'GOBL-ORG-IDENTITY-02': [
    { type: Identity, accepts: { scope: 'legal' }, rejects: { scope: 'local' }, at: '$.scope' },
    { type: Identity, accepts: {}, rejects: { scope: 'Tax' }, at: '$.scope' },
  ],
  'GOBL-ORG-IDENTITY-03': [
    { type: Identity, accepts: { key: 'a' }, rejects: { key: 'a', type: 'A' }, at: '$' },
    { type: Identity, accepts: {}, rejects: { key: 'a', type: 'A', code: '1' }, at: '$' },
  ],
  'GOBL-ORG-INBOX-01': { type: Inbox, accepts: { code: '1' }, rejects: { key: 'a' }, at: '$' },
  'GOBL-ORG-INBOX-02': [
    { type: Inbox, accepts: { url: 'example.com' }, rejects: { url: 'example.com', code: '1' }, at: '$' },
    { type: Inbox, accepts: { code: '1' }, rejects: { url: 'example.com', email: 'a@example.com' }, at: '$' },
  ],
  'GOBL-ORG-INBOX-03': [
    { type: Inbox, accepts: { email: 'a@example.com' }, rejects: { email: 'a@example.com', code: '1' }, at: '$' },
    { type: Inbox, accepts: { code: '1' }, rejects: { url: 'example.com', email: 'a@example.com' }, at: '$' },
  ],
  'GOBL-ORG-INBOX-04': { type: Inbox, accepts: { url: 'https://example.com' }, rejects: { url: 'x' }, at: '$.url' },
  'GOBL-ORG-INBOX-05': { type: Inbox, accepts: { email: 'a@example.com' }, rejects: { email: 'a' }, at: '$.email' },
  'GOBL-ORG-NAME-01': [
    { type: Name, spares: { surname: 'Roe' }, rejects: { alias: 'Jo' }, at: '$.given' },
    { type: Person, accepts: { name: { given: 'Jo' } }, rejects: { name: {} }, at: '$.name.given' },
  ],
  'GOBL-ORG-NAME-02': [
    { type: Name, accepts: { surname: 'Doe' }, rejects: {}, at: '$.surname' },
    { type: Name, spares: { given: 'Jo' }, rejects: {}, at: '$.surname' },
  ],
  'GOBL-ORG-PERSON-01': { type: Person, accepts: { name: {} }, rejects: {}, at: '$.name' },
  'GOBL-ORG-REGISTRATION-01': [
    { type: Registration, accepts: { currency: 'EUR' }, rejects: { currency: 'ZZZ' }, at: '$.currency' },
    { type: Registration, accepts: {}, rejects: { currency: 'eur' }, at: '$.currency' },
  ],
  'GOBL-ORG-TELEPHONE-01': { type: Telephone, accepts: { num: '1' }, rejects: { num: '' }, at: '$.num' },
  'GOBL-ORG-WEBSITE-01': [
    { type: Website, accepts: { url: 'https://example.com' }, rejects: {}, at: '$.url' },
    { type: Website, accepts: { url: 'example.com' }, rejects: { url: 'our site' }, at: '$.url' },
  ],
});
