import { BROKEN_HEADER, LOSSES_HEADER } from '../../api/headers.ts';
import { bytesOf } from '../../operations/bytes-of.ts';
import type { PackedReply, Reply } from '../exchange.ts';

/** What answers that hold a file have in common. */
interface FileAnswer {
  readonly media_type: string;
  readonly content: string;
  readonly encoding?: 'base64';
  readonly file_name?: string;
  readonly report?: { readonly losses: readonly unknown[]; readonly left_out?: number };
  readonly verdicts?: readonly unknown[];
}

/**
 * The file in an answer as the answer itself, with what the report says counted in headers. A refusal stays JSON, and so
 * does an answer with a file of another type than `accept`.
 */
export function fileAnswer({ text, ...reply }: Reply, accept: string): Reply | PackedReply {
  if (reply.status !== 200) return { ...reply, text };
  const file = JSON.parse(text) as FileAnswer;
  if (file.media_type !== accept) return { ...reply, text };
  const { content, encoding, file_name: name, report, verdicts } = file;
  return {
    ...reply,
    bytes: (encoding && bytesOf(content)) ?? new TextEncoder().encode(content),
    headers: {
      ...reply.headers,
      'Content-Type': accept,
      ...(name !== undefined && { 'Content-Disposition': attachment(name) }),
      ...(report && { [LOSSES_HEADER]: String(report.losses.length + (report.left_out ?? 0)) }),
      ...(verdicts && { [BROKEN_HEADER]: String(verdicts.length) }),
    },
  };
}

/** RFC 6266: a plain name for programs that know no other, and one in UTF-8 if it has other characters. */
function attachment(name: string): string {
  if (/^[\w.-]+$/.test(name)) return `attachment; filename="${name}"`;
  const escaped = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${escaped}`;
}
