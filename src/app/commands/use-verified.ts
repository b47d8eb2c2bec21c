import { useQuery } from '@tanstack/react-query';
import type { SignatureReport } from '../../engine/index.ts';
import { signaturesQuestion } from '../api/questions.ts';
import type { KeyRecord } from '../state/keys-slice.ts';
import type { Subject } from '../state/subject-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';

/**
 * Whether all signatures of a text have been verified already and are right. Asks for nothing itself, and loads no keys:
 * who verified has them.
 */
export function useVerified(subject: Subject): boolean {
  const keys = useWorkbench((state) => state.keys);
  const chosen = useWorkbench((state) => state.checkingKey);
  const { data: unchecked } = useQuery({ ...signaturesQuestion(subject, undefined), enabled: false });
  const key = keys.find(({ id }) => id === chosen) ?? namedKey(keys, unchecked);
  const { data: checked = [] } = useQuery({ ...signaturesQuestion(subject, key?.publicKey), enabled: false });
  return checked.length > 0 && checked.every(({ verdict, differs }) => verdict === 'sound' && differs.length === 0);
}

/**
 * By default, the key that a signature names. Anyone can write any name into a signature: this only saves a click.
 */
export function namedKey(
  keys: readonly KeyRecord[],
  reports: readonly SignatureReport[] | undefined,
): KeyRecord | undefined {
  return keys.find(({ kid }) => kid !== undefined && reports?.some((report) => report.kid === kid)) ?? keys[0];
}
