import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import type { Identity } from '../../documents/org/identity.ts';
import { Item } from '../../documents/org/item.ts';
import { Party } from '../../documents/org/party.ts';
import { FISCAL_REGIME, PROD_SERV, USE } from './extension-keys.ts';

/** Codes that older documents have as identities. */
const FORMER_IDENTITIES: readonly string[] = [PROD_SERV, FISCAL_REGIME, USE];

interface Identified {
  readonly identities?: readonly Identity[] | undefined;
  readonly ext?: Extensions | undefined;
}

function withExtensionsOfIdentities<T extends Identified>(holder: T): T {
  const moved = (holder.identities ?? []).filter(({ key }) => FORMER_IDENTITIES.includes(key ?? ''));
  if (moved.length === 0) return holder;
  const kept = holder.identities?.filter((identity) => !moved.includes(identity)) ?? [];
  const changes = moved.map(({ key, code }) => setExtension(key ?? '', code));
  return { ...changeExtensions(holder, ...changes), identities: kept.length > 0 ? kept : undefined };
}

export const normaliseParty = defineNormaliser<Party>(Party, withExtensionsOfIdentities);

const WITHOUT_CLASS = /^\d{6}$/;

/** Six-digit product codes name a whole class: their last two digits become zero. */
export const normaliseItem = defineNormaliser<Item>(Item, (given) => {
  const item = withExtensionsOfIdentities(given);
  const code = item.ext?.[PROD_SERV] ?? '';
  return WITHOUT_CLASS.test(code) ? changeExtensions(item, setExtension(PROD_SERV, `${code}00`)) : item;
});
