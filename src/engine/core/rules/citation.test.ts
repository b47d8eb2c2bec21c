import { describe, expect, expectTypeOf, it } from 'vitest';
import type { bePresent } from './constraints.ts';
import type { Ground, PageUrl } from './citation.ts';
import { citationsOf, norm } from './citation.ts';
import type { RuleRow } from './define-rules.ts';
import type { Message } from '../messages/message.ts';

describe('citations', () => {
  const act = norm('Invoices Act', 'https://law.example/act');

  it('name the norm, the section and the page where there is one', () => {
    expect(act('art. 5')).toEqual({ title: 'Invoices Act', section: 'art. 5', url: 'https://law.example/act' });
    expect(act('art. 5', '#a5')).toMatchObject({ url: 'https://law.example/act#a5' });
    expect(norm('Standard')('BR-1')).toEqual({ title: 'Standard', section: 'BR-1' });
  });

  it('are a list, one, or none', () => {
    expect(citationsOf({ cite: act('1') })).toEqual([act('1')]);
    expect(citationsOf({ cite: [act('1'), act('2')] })).toEqual([act('1'), act('2')]);
    expect(citationsOf({})).toEqual([]);
  });

  it('are there or it is said why not, never both', () => {
    expectTypeOf<{ cite: { title: 'T'; section: 'S' } }>().toExtend<Ground>();
    expectTypeOf<{ uncited: string }>().toExtend<Ground>();
    expectTypeOf<{ uncited: Message }>().toExtend<Ground>();
    expectTypeOf<{ cite: { title: 'T'; section: 'S' }; uncited: string }>().not.toExtend<Ground>();
    expectTypeOf<'http://law.example'>().not.toExtend<PageUrl>();
    expectTypeOf<{ must: typeof bePresent; say: string; uncited: string }>().toExtend<RuleRow>();
    expectTypeOf<{ must: typeof bePresent; say: string }>().not.toExtend<RuleRow>();
  });
});
