import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { bringRules, judgeByRules } from './own-rules.ts';

const rules = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><title>House</title><pattern>
  <rule context="/*:Invoice"><assert id="BR-01" test="@ok">Not ours</assert></rule></pattern></schema>`;
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

it('a file of rules judges what it is for, until another one comes', async () => {
  expect(await judgeByRules({ id: 'a', data: '<Invoice/>' })).toEqual({ ok: true, value: null });
  const answer = await bringRules({ id: 'a', name: 'house.sch', data: base64(strToU8(rules)) });
  expect(answer).toEqual({ ok: true, value: { title: 'House', ids: ['BR-01'] } });
  expect(await judgeByRules({ id: 'a', data: '<Invoice/>' })).toMatchObject({
    // Its message is that of the file, although one of our rules has the same id and translations.
    value: [{ rule: 'BR-01', description: 'Not ours', phrase: 'own.BR-01', places: ['/Invoice[1]'] }],
  });
  for (const data of ['<Invoice ok="1"/>', '<Order/>', '<Invoice']) {
    expect(await judgeByRules({ id: 'a', data })).toEqual({ ok: true, value: [] });
  }
  const zip = zipSync({ 'in/house.sch': strToU8(rules.replace('BR-01', 'BR-02')) });
  await bringRules({ id: 'b', name: 'house.zip', data: base64(zip) });
  expect(await judgeByRules({ id: 'a', data: '<Invoice/>' })).toEqual({ ok: true, value: null });
  expect(await judgeByRules({ id: 'b', data: '<Invoice/>' })).toMatchObject({ value: [{ rule: 'BR-02' }] });
});

it.each([
  ['none.sch', strToU8('<x/>'), /^none\.sch: .*ISO Schematron/],
  ['none.zip', strToU8('PK'), /^none\.zip: This is not a readable ZIP archive/],
])('%s cannot be run, and the answer says why', async (name, bytes, message) => {
  expect(await bringRules({ id: 'c', name, data: base64(bytes) })).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(message) as string },
  });
});
