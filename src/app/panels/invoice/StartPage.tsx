import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KnownParty } from '../../../language/start/known-parties.ts';
import { startDocument, usualTax } from '../../../language/start/start-document.ts';
import { fieldAt } from '../../../language/fixes/questions.ts';
import { describeDocument } from '../../../language/knowledge/describe-document.ts';
import { regimeCode } from '../../../language/knowledge/tax-countries.ts';
import type { Knowledge } from '../../../language/knowledge/knowledge.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import type { DestinationListed } from '../../api/destination-store.ts';
import { partiesOfThisBrowser } from '../../api/known-parties.ts';
import { useEditorKnowledge } from '../../api/use-knowledge.ts';
import { regimeQuestion, useDestinations, useEngineChoice } from '../../api/use-listings.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { editorInStep } from '../../commands/editor-in-step.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { commandsTexts } from '../../texts/en/commands.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { locale } from '../../texts/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { beginHere } from './begun-here.ts';
import { Cards } from './Cards.tsx';
import './start-page.css';

const TYPES = ['invoice', 'credit-note', 'corrective'] as const;
type Type = (typeof TYPES)[number];

/** Where a document goes if nobody knows it yet. */
const UNKNOWN = '';

/** Most parties of each side that are offered. */
const MOST_PARTIES = 5;

/** Three questions with defaults; the answers make a document in the source, in one edit that can be undone. */
export function StartPage() {
  const { act } = useCommands();
  const queries = useQueryClient();
  const knowledge = useEditorKnowledge();
  const engine = useEngineChoice();
  const destinations = useDestinations().data;
  const { data: known = { sellers: [], buyers: [] } } = useQuery({
    queryKey: ['known-parties'],
    queryFn: partiesOfThisBrowser,
    gcTime: 0,
  });
  const [type, setType] = useState<Type>('invoice');
  const [seller, setSeller] = useState<KnownParty>();
  const [buyer, setBuyer] = useState<KnownParty>();
  const [fromChosen, setFrom] = useState<string>();
  const [toChosen, setTo] = useState<string>();
  const [chosen, setDestination] = useState<string>();
  const from = seller?.country ?? fromChosen ?? known.sellers[0]?.country ?? ownCountry();
  const to = buyer?.country ?? toChosen ?? from;
  const law = { ...regimeQuestion(regimeCode(from), engine), retry: false };
  // Asked for before the answers are taken.
  useQuery(law);
  const countries = useMemo(() => countriesIn(knowledge), [knowledge]);
  const takers = useMemo(() => destinations?.filter(takesInvoices) ?? [], [destinations]);
  const near = takers.filter(({ country }) => country === from || country === to);
  const destination = chosen ?? near[0]?.key ?? UNKNOWN;
  const far = takers.find(({ key }) => key === destination && !near.some((taker) => taker.key === key));

  const start = () => {
    const taker = takers.find(({ key }) => key === destination);
    act(async ({ notify }) => {
      // A country without a tax regime has no usual tax.
      const tax = usualTax(await queries.ensureQueryData(law).catch(() => undefined));
      const made = startDocument({
        ...(type !== 'invoice' && { type }),
        from,
        to,
        ...(seller && { seller }),
        ...(buyer && { buyer }),
        addons: taker?.addons ?? [],
        ...(tax && { tax }),
      });
      const editor = await editorInStep();
      const state = useWorkbench.getState();
      const { id, text } = activeDocument(state);
      if (!editor || text.trim() !== '') {
        notify(commandsTexts.sourceNotChanged);
        return;
      }
      state.dismissWelcome();
      beginHere(id, seller);
      state.showPanel('invoice');
      // Where no addon tells the destination, the choice does.
      if (taker && taker.addons.length === 0) state.chooseDestination(id, taker.key);
      editor.replaceAll(`${JSON.stringify(made, null, 2)}\n`);
    });
  };
  // Without the source beside it, the questions have the focus, and Enter takes their answers.
  const form = useRef<HTMLFormElement>(null);
  const activeId = useWorkbench((state) => state.activeId);
  useEffect(() => {
    const source = document.querySelector('[data-region="source"]');
    if (!source?.checkVisibility()) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [activeId]);
  return (
    <form
      ref={form}
      className="start-page scroll"
      aria-label={invoiceTexts.begin.what}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
      onKeyDown={(event) => {
        // Not every browser takes Enter in a list for the end of a form.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
        event.preventDefault();
        start();
      }}
    >
      <div className="start-page-room">
        <h2 className="start-page-title">{invoiceTexts.begin.what}</h2>
        <p className="start-page-lead">{invoiceTexts.begin.answers}</p>
        <p className="start-page-ways">
          <CommandButton command="paste-document" label={commandsTexts.pasteADocument} />
          <CommandButton command="open-file" label={commandsTexts.openFile} />
          <CommandButton command="start-from" label={invoiceTexts.begin.otherKinds} />
        </p>
        <Cards<Type>
          legend={`1 · ${invoiceTexts.begin.document}`}
          value={type}
          onChange={setType}
          cards={TYPES.map((value) => ({
            value,
            title: invoiceTexts.begin.types[value],
            note: invoiceTexts.begin.typeNotes[value],
          }))}
        />
        <fieldset className="start-page-part">
          <legend>{`2 · ${invoiceTexts.begin.fromAndTo}`}</legend>
          <div className="start-page-sides">
            <Side
              label={invoiceTexts.begin.sellersCountry}
              country={from}
              countries={countries}
              known={known.sellers}
              knownLabel={invoiceTexts.begin.sellers}
              another={invoiceTexts.begin.anotherSeller}
              chosen={seller}
              onCountry={(country) => {
                setSeller(undefined);
                setFrom(country);
                setDestination(undefined);
              }}
              onParty={(party) => {
                setSeller(party);
                setDestination(undefined);
              }}
            />
            <Side
              label={invoiceTexts.begin.buyersCountry}
              country={to}
              countries={countries}
              known={known.buyers}
              knownLabel={invoiceTexts.begin.buyers}
              another={invoiceTexts.begin.anotherBuyer}
              chosen={buyer}
              onCountry={(country) => {
                setBuyer(undefined);
                setTo(country);
                setDestination(undefined);
              }}
              onParty={(party) => {
                setBuyer(party);
                setDestination(undefined);
              }}
            />
          </div>
        </fieldset>
        <Cards
          legend={`3 · ${invoiceTexts.begin.whereItGoes}`}
          value={destination}
          onChange={setDestination}
          cards={[
            ...[...near, ...(far ? [far] : [])].map(({ key, name, authority }) => ({
              value: key,
              title: name,
              note: authority,
            })),
            { value: UNKNOWN, title: invoiceTexts.begin.notYetKnown, note: invoiceTexts.begin.notYetKnownNote },
          ]}
        />
        <div className="start-page-all">
          <Select
            label={invoiceTexts.begin.allDestinations}
            value={far?.key ?? UNKNOWN}
            onChange={(key) => setDestination(key === UNKNOWN ? undefined : key)}
            options={[
              { value: UNKNOWN, title: invoiceTexts.begin.otherDestination },
              ...takers.filter((taker) => !near.includes(taker)).map(({ key, name }) => ({ value: key, title: name })),
            ]}
          />
        </div>
        <p className="start-page-end">
          <Button type="submit" variant="primary" keys="⏎">
            {invoiceTexts.begin.start}
          </Button>
          <span>{invoiceTexts.begin.changeLater}</span>
        </p>
      </div>
    </form>
  );
}

interface SideProps {
  readonly label: string;
  readonly country: string;
  readonly countries: readonly { readonly value: string; readonly title: string }[];
  readonly known: readonly KnownParty[];
  readonly knownLabel: string;
  readonly another: string;
  readonly chosen: KnownParty | undefined;
  onCountry(country: string): void;
  onParty(party: KnownParty | undefined): void;
}

/** A country, or a party of an earlier document. */
function Side(props: SideProps) {
  const { label, country, countries, known, knownLabel, another, chosen, onCountry, onParty } = props;
  const name = useId();
  const offered = known.slice(0, MOST_PARTIES);
  return (
    <div className="start-page-side">
      <Select
        label={label}
        value={country}
        onChange={onCountry}
        options={countries.some(({ value }) => value === country) ? countries : [nameOf(country), ...countries]}
      />
      {offered.length > 0 ? (
        <div className="start-page-parties" role="radiogroup" aria-label={knownLabel}>
          {offered.map((party) => (
            <label key={party.name} className="start-page-party" title={knownLabel}>
              <input type="radio" name={name} checked={chosen === party} onChange={() => onParty(party)} />
              {party.name}
            </label>
          ))}
          <label className="start-page-party">
            <input type="radio" name={name} checked={chosen === undefined} onChange={() => onParty(undefined)} />
            {another}
          </label>
        </div>
      ) : null}
    </div>
  );
}

/** Whether invoices go there that Assay writes or judges. */
function takesInvoices({ types, addons }: DestinationListed): boolean {
  return types.length === 0 ? addons.length > 0 : types.includes('bill/invoice');
}

/** The country of this browser's language. */
function ownCountry(): string {
  return new Intl.Locale(navigator.language).maximize().region ?? 'ES';
}

function nameOf(value: string): { readonly value: string; readonly title: string } {
  return { value, title: new Intl.DisplayNames([locale()], { type: 'region', fallback: 'code' }).of(value) ?? value };
}

/** Every country, those with a known tax law first, by name. */
function countriesIn(knowledge: Knowledge) {
  const tree = parseJson('{"$schema": "https://gobl.org/draft-0/bill/invoice"}');
  const document = describeDocument(tree);
  const place = '$.customer.addresses[0].country';
  const codes = (fieldAt(place, '', { tree, knowledge, document }).choices ?? []).map(({ value }) => value);
  const lawful = new Set((knowledge.regimeSummaries ?? []).map(({ code }) => (code === 'EL' ? 'GR' : code)));
  const named = codes.map(nameOf).toSorted((a, b) => a.title.localeCompare(b.title, locale()));
  return [...named.filter(({ value }) => lawful.has(value)), ...named.filter(({ value }) => !lawful.has(value))];
}
