import type { PdfOutput, Ref } from './pdf-output.ts';

/** Structure types on invoice pages. Source: ISO 32000-1, 14.8.4. */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** An element of the logical structure, in reading order. */
export class Tag {
  readonly role: Role;
  /** Further entries of the element, as written. */
  readonly entries: string;
  readonly kids: (Tag | { readonly page: number; readonly id: number })[] = [];

  constructor(role: Role, entries = '') {
    this.role = role;
    this.entries = entries;
  }

  child(role: Role, entries = ''): Tag {
    const tag = new Tag(role, entries);
    this.kids.push(tag);
    return tag;
  }
}

/** Writes the structure tree, and the lists from marked content to elements. Nesting is limited by our own pages. */
export function writeStructure(output: PdfOutput, top: Tag, pages: readonly Ref[]): Ref {
  const root = output.reserve();
  const marked: Ref[][] = pages.map(() => []);
  const write = (tag: Tag, parent: Ref): Ref => {
    const self = output.reserve();
    const kids = tag.kids.map((kid) => {
      if (kid instanceof Tag) return write(kid, self);
      (marked[kid.page] as Ref[])[kid.id] = self;
      return `<</Type/MCR/Pg ${pages[kid.page] as Ref}/MCID ${kid.id}>>`;
    });
    return output.set(self, `<</Type/StructElem/S/${tag.role}/P ${parent}${tag.entries}/K[${kids.join(' ')}]>>`);
  };
  const first = write(top, root);
  const lists = marked.map((list, page) => `${page} ${output.add(`[${list.join(' ')}]`)}`);
  const tree = output.add(`<</Nums[${lists.join(' ')}]>>`);
  return output.set(root, `<</Type/StructTreeRoot/K ${first}/ParentTree ${tree}/ParentTreeNextKey ${pages.length}>>`);
}
