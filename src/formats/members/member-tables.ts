import type { JsonObject } from '../../engine/index.ts';
import type { WritingContext } from './member-writing.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { partsOf, type MemberPart } from './member-parts.ts';
import type { MemberTable } from './member-table.ts';

/**
 * The tables of an authority's own format, one for each of its root elements. They are loaded with its first file: who
 * reads or writes it waits for `load`, or gives them.
 */
export class MemberTables {
  private held: readonly MemberTable[] | undefined;
  private readonly fetch: () => Promise<readonly MemberTable[]>;

  constructor(fetch: () => Promise<readonly MemberTable[]>) {
    this.fetch = fetch;
  }

  /** Rejects if the code cannot be loaded; calling again retries. */
  async load(): Promise<readonly MemberTable[]> {
    return this.held ?? this.give(await this.fetch());
  }

  give(tables: readonly MemberTable[]): readonly MemberTable[] {
    this.held = tables;
    return tables;
  }

  /** The documents of a file with this root element. */
  of(element: XmlElement): readonly MemberPart[] {
    const own = this.all().filter(({ root }) => root.uri === element.uri && root.name === element.name);
    return partsOf(own, element);
  }

  /** The table that writes a document, which may not be calculated yet. */
  for(document: JsonObject, context?: Partial<WritingContext>): MemberTable | undefined {
    const tables = this.all();
    return (
      tables.find(({ type, holds }) => isOfType(document, type) && (holds?.(document, context) ?? true)) ?? tables[0]
    );
  }

  private all(): readonly MemberTable[] {
    if (!this.held) throw new Error('the tables of the format are not loaded');
    return this.held;
  }
}

const isOfType = ({ $schema }: JsonObject, type: string): boolean =>
  typeof $schema === 'string' && $schema.endsWith(`/${type}`);
