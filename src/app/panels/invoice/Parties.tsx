import { useQuery } from '@tanstack/react-query';
import { useState, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react';
import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import type { KnownParty } from '../../../language/start/known-parties.ts';
import { partyBlock } from '../../../language/start/party-block.ts';
import { partiesOfThisBrowser } from '../../api/known-parties.ts';
import { useNames } from '../../commands/mending/use-names.ts';
import { labelWithin } from '../../commands/mending/value-names.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import type { SlowField, TakenParty, ValueField } from './value-field.ts';

/** Most parties that are offered. */
const MOST = 5;

interface PartiesBasis {
  readonly field: ValueField | SlowField;
  /** Id of the field. */
  readonly id: string;
  readonly typed: string;
  /** Whether parties are offered: not below a name that stays as it is. */
  readonly isOffered: boolean;
  onTake(taken: TakenParty): void;
}

interface PartiesState {
  readonly id: string;
  /** The place of the party; undefined if the field is not that of its name. */
  readonly path: string | undefined;
  readonly offered: readonly KnownParty[];
  readonly chosen: KnownParty | undefined;
  /** What a pasted block says, until the author agrees. */
  readonly block: JsonObject | undefined;
  readonly props: ComponentProps<'input'>;
  /** Handles a key of the field; true if it was one of the list. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): boolean;
  onTake(taken: TakenParty): void;
  onRefuse(): void;
}

/**
 * What the name of a party brings along: the parties of documents in this browser, of which Enter takes the one that the
 * name begins, and a pasted block of several lines, which is split. Nothing leaves the browser.
 */
export function useParties({ field, id, typed, isOffered, onTake }: PartiesBasis): PartiesState {
  const place = 'party' in field ? field.party?.path : undefined;
  const { data: known } = useQuery({
    queryKey: ['known-parties'],
    queryFn: partiesOfThisBrowser,
    gcTime: 0,
    enabled: place !== undefined,
  });
  const [pointed, point] = useState<number>();
  const [block, setBlock] = useState<JsonObject>();
  const text = folded(typed);
  const all =
    place === undefined || !isOffered ? [] : (known?.[place.endsWith('.customer') ? 'buyers' : 'sellers'] ?? []);
  const offered = all
    .filter(({ name }) => name !== field.written && (text === '' || begins(name, text)))
    .slice(0, MOST);
  const first = text !== '' && offered[0] && folded(offered[0].name).startsWith(text) ? 0 : undefined;
  const at = pointed === undefined || pointed >= offered.length ? first : pointed;
  const chosen = at === undefined ? undefined : offered[at];
  const onKeyDown = ({ key, preventDefault }: { readonly key: string; preventDefault(): void }): boolean => {
    if (offered.length === 0) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const by = key === 'ArrowDown' ? 1 : -1;
      point(((at ?? (by === 1 ? -1 : 0)) + by + offered.length) % offered.length);
    } else if (key === 'Enter' && chosen) onTake({ party: chosen.party, isWhole: true });
    else {
      if (key.length === 1) point(undefined);
      return false;
    }
    preventDefault();
    return true;
  };
  const props: ComponentProps<'input'> =
    place === undefined
      ? {}
      : {
          onPaste: (event: ClipboardEvent) => {
            const found = partyBlock(event.clipboardData.getData('text/plain'));
            if (!found) return;
            event.preventDefault();
            setBlock(found);
          },
          ...(offered.length > 0 && {
            role: 'combobox',
            'aria-expanded': true,
            'aria-autocomplete': 'list',
            'aria-controls': `${id}-parties`,
            ...(at !== undefined && { 'aria-activedescendant': `${id}-party-${String(at)}` }),
          }),
        };
  return {
    id,
    path: place,
    offered: block ? [] : offered,
    chosen,
    block,
    props,
    onKeyDown: (event) => onKeyDown({ key: event.key, preventDefault: () => event.preventDefault() }),
    onTake,
    onRefuse: () => setBlock(undefined),
  };
}

/** Without accents and case. */
const folded = (text: string): string => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a name or a word of it begins with a text. */
function begins(name: string, text: string): boolean {
  const own = folded(name);
  return own.startsWith(text) || own.includes(` ${text}`);
}

/** The parties that a name may mean, or what a pasted block says, to agree to. */
export function Parties({ of: { id, path, offered, chosen, block, onTake, onRefuse } }: { readonly of: PartiesState }) {
  const nameAt = useNames();
  if (path === undefined) return null;
  if (block) {
    return (
      <section className="paper-pasted" aria-label={invoiceTexts.pastedParty}>
        <p role="status">{invoiceTexts.pastedParty}</p>
        <dl className="facts">
          {valuesIn(block, path).map(([place, text]) => (
            <div key={place}>
              <dt>{labelWithin(nameAt(place), nameAt(path))}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="paper-form-end">
          <Button variant="primary" onPress={() => onTake({ party: block, isWhole: false })}>
            {invoiceTexts.takeParty}
          </Button>
          <Button onPress={onRefuse}>{invoiceTexts.notTakeParty}</Button>
        </div>
      </section>
    );
  }
  if (offered.length === 0) return null;
  return (
    <ul className="paper-known-parties" role="listbox" id={`${id}-parties`} aria-label={invoiceTexts.partiesHere}>
      {offered.map((known, index) => (
        <li
          key={`${known.name} ${String(index)}`}
          id={`${id}-party-${String(index)}`}
          role="option"
          aria-selected={known === chosen}
          // The field keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onTake({ party: known.party, isWhole: true });
          }}
        >
          <bdi>{known.name}</bdi>
          <span className="paper-party-place">{placeOf(known.party)}</span>
          {known === chosen ? <kbd aria-hidden>⏎</kbd> : null}
        </li>
      ))}
    </ul>
  );
}

/** Where a party is, to tell it from another one of its name. */
function placeOf(party: JsonObject): string {
  const [address] = Array.isArray(party['addresses']) ? (party['addresses'] as readonly Json[]) : [];
  const { locality, country } = address !== undefined && isJsonObject(address) ? address : {};
  return [locality, country].filter((text) => typeof text === 'string' && text !== '').join(', ');
}

/** The values of a party with their places. */
function valuesIn(value: Json, path: string): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => valuesIn(item, `${path}[${String(index)}]`));
  if (isJsonObject(value)) return Object.entries(value).flatMap(([name, item]) => valuesIn(item, `${path}.${name}`));
  return typeof value === 'string' ? [[path, value]] : [];
}
