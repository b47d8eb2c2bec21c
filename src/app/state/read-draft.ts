import type { PdfClaims } from '../../formats/pdf/pdf-claims.ts';
import type { DocumentOrigin } from './documents-slice.ts';

export interface DraftDocument {
  readonly id: string;
  readonly name: string;
  readonly origin: DocumentOrigin;
  readonly text: string;
  readonly pdf?: PdfClaims;
  readonly destination?: string;
}

/** The documents of one browser tab. `format` is the version of the data, for later versions of the workbench. */
export interface Draft {
  readonly format: 1;
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly activeId: string;
  readonly documents: readonly DraftDocument[];
}

const origins: readonly DocumentOrigin[] = ['example', 'file', 'typed', 'recovered'];

/** The usable part of a stored draft, and whether anything had to be left out. */
export interface ReadDraft {
  /** Undefined if none of its documents can be used. */
  readonly draft: Draft | undefined;
  readonly whole: boolean;
}

/**
 * Reads a stored draft. It may come from an earlier version, a broken browser or a manual edit, so everything is
 * checked.
 */
export function readDraft(value: unknown): ReadDraft {
  const nothing = { draft: undefined, whole: false };
  if (!isRecord(value) || value['format'] !== 1) return nothing;
  const { tab, savedAt, activeId, documents } = value;
  if (typeof tab !== 'string' || !Array.isArray(documents)) return nothing;
  const usable = documents.filter(isDocument);
  const unique = usable.filter(({ id }, index) => usable.findIndex((other) => other.id === id) === index);
  const [first] = unique;
  if (!first) return nothing;
  const known = unique.some(({ id }) => id === activeId);
  return {
    draft: {
      format: 1,
      tab,
      savedAt: Number.isFinite(savedAt) ? Number(savedAt) : 0,
      activeId: known ? String(activeId) : first.id,
      documents: unique,
    },
    whole: unique.length === documents.length,
  };
}

function isClaims(value: unknown): value is PdfClaims {
  if (!isRecord(value)) return false;
  const { attachment, relationship, others, metadata, page } = value;
  const isText = (member: unknown): boolean => typeof member === 'string';
  return (
    isText(attachment) &&
    (relationship === undefined || isText(relationship)) &&
    Array.isArray(others) &&
    others.every(isText) &&
    (metadata === undefined || (isRecord(metadata) && Object.values(metadata).every(isText))) &&
    (page === undefined || isText(page))
  );
}

function isDocument(value: unknown): value is DraftDocument {
  if (!isRecord(value)) return false;
  const { id, name, origin, text, pdf, destination } = value;
  return (
    typeof id === 'string' &&
    id !== '' &&
    typeof name === 'string' &&
    typeof text === 'string' &&
    (pdf === undefined || isClaims(pdf)) &&
    (destination === undefined || typeof destination === 'string') &&
    origins.some((known) => known === origin)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
