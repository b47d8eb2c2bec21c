import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { rulesByCode } from '../../operations/rules.ts';
import { listFormats } from '../../formats/catalogue/list-formats.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { freshState } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { serveTests, service } from '../testing/service.ts';
import * as entries from './use-entries.ts';
import * as listings from './use-listings.ts';

serveTests();
beforeEach(() => {
  freshState('{}');
});

type Listing = () => { readonly data: unknown };

const engine = createStandardEngine();
const { catalogue } = engine;
const rules = rulesByCode(engine, 'GOBL-BILL-INVOICE-05');
const formatList = listFormats();

const LISTINGS: readonly (readonly [string, string, object, Listing, unknown])[] = [
  ['regimes', 'regimes', { regimes: catalogue.regimes() }, listings.useRegimes, catalogue.regimes()],
  ['addons', 'addons', { addons: catalogue.addons() }, listings.useAddons, catalogue.addons()],
  ['formats', 'formats', formatList, listings.useFormats, formatList.formats.filter((format) => !format.read_only)],
  ['rules', 'rules', { rules }, listings.useRules, rules],
  ['a rule', 'rules/X-1', { rules }, () => listings.useRule('X-1'), rules],
];

describe('what is looked up', () => {
  it.each(LISTINGS)('%s: its listing and nothing around it', async (_, path, answer, use, data) => {
    service.use(http.get(`*/v0/${path}`, () => HttpResponse.json(answer)));
    const { result } = renderQuestion(use);
    await waitFor(() => {
      expect(result.current).toMatchObject({ data });
    });
  });

  it.each(LISTINGS)('%s: the request is given up when nobody looks any more', async (_, path, _answer, use) => {
    let given: AbortSignal | undefined;
    service.use(
      http.get(`*/v0/${path}`, async ({ request }) => {
        given = request.signal;
        await new Promise((resolve) => {
          request.signal.addEventListener('abort', resolve);
        });
        return HttpResponse.error();
      }),
    );
    const { unmount } = renderQuestion(use);
    await waitFor(() => {
      expect(given).toBeDefined();
    });
    act(unmount);
    await waitFor(() => {
      expect(given?.aborted).toBe(true);
    });
  });

  it('asks for the rules with the words that were typed, in the language of the page, and for no others', async () => {
    const asked: string[] = [];
    service.use(
      http.get('*/v0/rules', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ rules });
      }),
    );
    let typed = 'gb';
    const { result, rerender } = renderQuestion(() => listings.useRulesFound(typed));
    for (const now of ['gbl', 'gobl', 'gobl bill']) {
      typed = now;
      rerender();
    }
    await waitFor(() => {
      expect(result.current).toMatchObject({ data: rules });
    });
    expect(asked).toEqual(['?search=gobl%20bill&limit=40&lang=en']);
  });

  it.each<[string, Listing]>([
    ['regime', () => entries.useRegime(undefined)],
    ['addon', () => entries.useAddon(undefined)],
    ['rule', () => listings.useRule(undefined)],
  ])('no %s is asked for before one is named', (_, use) => {
    const asked: string[] = [];
    const hear = ({ request }: { request: Request }) => void asked.push(request.url);
    service.events.on('request:start', hear);
    const { result } = renderQuestion(use);
    expect(result.current.data).toBeUndefined();
    service.events.removeListener('request:start', hear);
    expect(asked).toEqual([]);
  });
});
