// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { PageWorker } from '../testing/page-worker.ts';
import type { EngineRequest } from '../workers/messages.ts';
import { judgeXml } from './xml-verdict.ts';
import { MOST_WAITING } from '../workers/rule-times.ts';
import { bringRuleFile, forgetRuleFile } from './own-rules.ts';
import { pageClient } from '../testing/page-client.ts';

/** Name of the worker that does not answer, and the names of ended workers. */
let silent = '';
let ended: string[] = [];

class SilentWorker extends PageWorker {
  private readonly name: string;

  constructor(_: string, { name }: { readonly name: string }) {
    super();
    this.name = name;
  }

  override postMessage(message: EngineRequest): void {
    if (message.kind !== 'ask' || message.address !== silent) super.postMessage(message);
  }

  override terminate(): void {
    ended.push(this.name);
    super.terminate();
  }
}

beforeAll(() => {
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetRuleFile();
  silent = '';
  ended = [];
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const rules = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern>
  <rule context="/*"><assert id="HOUSE-1" test="@ok">Not ours</assert><assert id="HOUSE-2" test="true()"/></rule></pattern></schema>`;
const broken = ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>');
const OURS = ['BR-CO-15', 'BR-CO-16'];
const judged = async (signal = new AbortController().signal) => {
  const { problems } = await judgeXml({ text: broken }, pageClient, signal);
  return problems.map(({ code, values }) =>
    code === 'ASSAY-RULE-NOT-RUN' ? `not run: ${String(values?.['rule'])}` : code,
  );
};

describe('the rules of a file in the page', () => {
  it('judge in a worker of their own, beside the rule sets', async () => {
    await bringRuleFile(new File([rules], 'house.sch'));
    expect(new Set(await judged())).toEqual(new Set([...OURS, 'HOUSE-1']));
  });

  it('that never end are listed as not run, and those of the rule sets are reported all the same', async () => {
    await bringRuleFile(new File([rules], 'house.sch'));
    silent = 'judgeByRules';
    const patience = new AbortController();
    const after = AbortSignal.timeout.bind(AbortSignal);
    // The client of the service sets a limit too; that one stays.
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((limit) => (silent !== '' && limit === MOST_WAITING ? patience.signal : after(limit)));
    const asked = judged();
    setTimeout(() => {
      patience.abort(new DOMException('', 'TimeoutError'));
    }, 10);
    expect(new Set(await asked)).toEqual(new Set([...OURS, 'not run: HOUSE-1', 'not run: HOUSE-2']));
    expect(timeout).toHaveBeenCalledWith(MOST_WAITING);
    expect(ended).toEqual(['rules']);
    silent = '';
    expect(new Set(await judged())).toEqual(new Set([...OURS, 'HOUSE-1']));
  });

  it('are stopped when nobody waits any more', async () => {
    await bringRuleFile(new File([rules], 'house.sch'));
    silent = 'judgeByRules';
    const controller = new AbortController();
    const asked = judged(controller.signal);
    setTimeout(() => {
      controller.abort();
    }, 10);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(ended).toEqual([]);
  });
});

it('refuses a file of rules that is too large before it reads it, and says how large it may be', async () => {
  const file = new File([], 'house.zip');
  Object.defineProperty(file, 'size', { value: 10_000_001 });
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('It was read')) });
  await expect(bringRuleFile(file)).rejects.toThrow('It is larger than 10 MB.');
});
