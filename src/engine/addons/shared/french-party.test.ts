import { describe, expect, it } from 'vitest';
import { DocumentReader } from '../../core/schema/reader.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Party } from '../../documents/org/party.ts';
import {
  hasUniqueSchemes,
  isCoherent,
  isValidInbox,
  schemeOf,
  sirenOf,
  withLegalSiren,
  withPeppolInbox,
  withRegisterScheme,
  withScheme,
  withSirenOfTaxId,
} from './french-party.ts';

function partyOf(json: object): Party {
  return Party.decode(json as never, new DocumentReader(() => undefined)) as Party;
}

function identitiesOf(...identities: readonly object[]): readonly Identity[] {
  return partyOf({ identities }).identities ?? [];
}

/** Identities as written, without absent members. */
function written({ identities }: Party): unknown {
  return (identities ?? []).map((identity) => Identity.encode(identity));
}

const scheme = (code: string) => ({ ext: { 'iso-scheme-id': code } });
const siren = { type: 'SIREN', code: '732829320' };
const siret = { type: 'SIRET', code: '73282932000074' };
const french = { tax_id: { country: 'FR', code: '44732829320' } };
const legalSiren = { ...siren, scope: 'legal', ...scheme('0002') };

describe('the scheme of an identity', () => {
  it.each([
    [siren, '0002', '0002'],
    [siret, '0009', '0009'],
    [{ ...siren, ...scheme('0088') }, '0088', '0088'],
    [{ key: 'private-id', code: 'A7' }, '', '0224'],
    [{ key: 'private-id', code: 'A7', ...scheme('0088') }, '0088', '0224'],
    [{ type: 'RCS', code: '1' }, '', ''],
    [{ code: '1' }, '', ''],
  ])('%j is %j, and %j where private identifiers have one', (json, register, all) => {
    const [identity] = identitiesOf(json) as [Identity];
    expect(schemeOf(withRegisterScheme(identity))).toBe(register);
    expect(schemeOf(withScheme(identity))).toBe(all);
    expect(withScheme(withScheme(identity))).toEqual(withScheme(identity));
  });
});

describe('the SIREN of a tax code', () => {
  it.each([
    [french, [legalSiren]],
    [{ ...french, identities: [siret] }, [siret, legalSiren]],
    [
      { ...french, identities: [{ ...siret, code: '55208131700014' }] },
      [
        { ...siret, code: '55208131700014' },
        { ...legalSiren, code: '552081317' },
      ],
    ],
    [{ ...french, identities: [{ ...siret, code: '5520' }] }, [{ ...siret, code: '5520' }, legalSiren]],
  ])('of %j is added', (json, identities) => {
    expect(written(withSirenOfTaxId(partyOf(json)))).toEqual(identities);
  });

  it.each([
    [{}],
    [{ tax_id: { country: 'FR' } }],
    [{ tax_id: { country: 'FR', code: 'ABC' } }],
    [{ tax_id: { country: 'BE', code: '0404616494' } }],
    [{ ...french, identities: [{ code: '1', ...scheme('0002') }] }],
  ])('of %j is not', (json) => {
    const party = partyOf(json);
    expect(withSirenOfTaxId(party)).toBe(party);
  });
});

describe('the legal identity', () => {
  const settled = (json: object) => withLegalSiren(partyOf(json), withRegisterScheme);

  it.each([
    [[siren], [legalSiren]],
    [[siret], [{ ...siret, ...scheme('0009') }, legalSiren]],
    [[{ ...siret, code: '7328' }], [{ ...siret, code: '7328', ...scheme('0009') }]],
    [
      [{ code: '1', scope: 'legal' }, siren],
      [
        { code: '1', scope: 'legal' },
        { ...siren, ...scheme('0002') },
      ],
    ],
    [
      [siren, { ...siren, code: '552081317' }],
      [
        { ...siren, ...scheme('0002') },
        { ...legalSiren, code: '552081317' },
      ],
    ],
  ])('of %j: %j', (identities, expected) => {
    expect(written(settled({ identities }))).toEqual(expected);
  });

  it.each([[{}], [{ identities: [] }], [{ identities: [legalSiren] }], [{ identities: [{ code: '1' }] }]])(
    'of %j needs nothing',
    (json) => {
      const party = partyOf(json);
      expect(withLegalSiren(party, withRegisterScheme)).toBe(party);
    },
  );
});

describe('the inbox in the Peppol network', () => {
  const inbox = (code: string, more: object = {}) => ({ scheme: '0225', code, ...more });

  it('is the last one at a SIREN', () => {
    const inboxes = [inbox('1'), inbox('2'), { scheme: '0088', code: '3' }];
    expect(withPeppolInbox(partyOf({ inboxes })).inboxes?.map(({ key }) => key)).toEqual([
      undefined,
      'peppol',
      undefined,
    ]);
  });

  it.each([
    [{}],
    [{ inboxes: [{ scheme: '0088', code: '1' }] }],
    [{ inboxes: [inbox('1'), { scheme: '0088', code: '2', key: 'peppol' }] }],
  ])('of %j stays', (json) => {
    const party = partyOf(json);
    expect(withPeppolInbox(party)).toBe(party);
  });

  it.each([
    ['732829320', true],
    ['732829320_A-b/c+1', true],
    ['x'.repeat(125), true],
    ['x'.repeat(126), false],
    ['732 829', false],
    ['732.829', false],
    ['é', false],
    ['', true],
  ])('%j is well formed: %s', (code, valid) => {
    expect(isValidInbox({ scheme: '0225', code } as never)).toBe(valid);
    expect(isValidInbox({ scheme: '0088', code } as never)).toBe(true);
  });
});

describe('identities together', () => {
  it.each([
    [[siret, siren], '732829320', true],
    [[{ ...siret, code: '55208131700014' }, siren], '732829320', false],
    [[{ ...siret, code: '5520' }, siren], '732829320', true],
    [[siret], '', true],
    [[{ code: '552081317', ...scheme('0002') }, siret], '552081317', true],
    [[], '', true],
  ])('%j have the SIREN %j and agree: %s', (json, code, coherent) => {
    expect(sirenOf(partyOf({ identities: json }))).toBe(code);
    expect(isCoherent(identitiesOf(...json))).toBe(coherent);
  });

  it.each([
    [['0002', '0009'], true],
    [['0002', '0009', '0002'], false],
    [['', ''], true],
    [[], true],
  ])('of the schemes %j are told apart: %s', (schemes, unique) => {
    expect(hasUniqueSchemes(identitiesOf(...schemes.map((each) => ({ code: '1', ...scheme(each) }))))).toBe(unique);
  });
});
