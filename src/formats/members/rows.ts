import type { Path } from '../en16931/document/draft.ts';
import { isElement, textOf, type XmlNode } from '../xml/xml-tree.ts';
import { words, type Form } from './form.ts';
import { memberMessages } from './messages.ts';
import { placeFor, placesOf } from './member-path.ts';
import { plain, type From } from './member-reading.ts';
import type { To } from './member-writing.ts';

/**
 * A row between elements of an authority's own format and members of a document. It reads and writes. Rows stand in any
 * order: the first one that takes an element or an entry has it, and the content model orders what is written.
 */
export interface Row {
  readonly read: (from: From) => void;
  readonly write: (to: To) => void;
}

interface LeafOptions {
  /** Written if the document has no value. */
  readonly otherwise?: string;
}

/** An element or attribute with one member. */
export function leaf(element: string, member: string, form: Form = words, { otherwise }: LeafOptions = {}): Row {
  return {
    read({ element: inside, at, reading }) {
      const node = free(reading.nodes(inside, element), reading);
      const text = node && plain(textOf(node));
      if (!node || text === undefined || text === '') return;
      const value = form.read(text);
      if (value !== undefined) reading.put({ at }, member, value, node);
      else if (text === otherwise) reading.implied(node);
      else reading.refuse({ at }, member, node);
    },
    write({ out, at, writing }) {
      const value = writing.peek({ at }, member);
      const text = typeof value === 'string' || typeof value === 'number' ? form.write(String(value)) : undefined;
      if (text !== undefined) {
        out.put(element, text);
        writing.take({ at }, member);
      } else out.put(element, otherwise ?? '');
    },
  };
}

/** The first without an outcome. */
function free(nodes: readonly XmlNode[], { draft }: From['reading']): XmlNode | undefined {
  return nodes.find((node) => !draft.fateOf(node));
}

/** Each such element is an entry of a list. */
export function list(element: string, member: string, rows: readonly Row[]): Row {
  return {
    read({ element: inside, at, reading }) {
      for (const node of reading.nodes(inside, element)) {
        const place = placeFor(reading.draft, at, `${member}[]`);
        if (!isElement(node)) continue;
        reading.entry(place, () => {
          for (const row of rows) row.read({ element: node, at: place, reading });
        });
      }
    },
    write({ out, at, writing }) {
      const slash = element.lastIndexOf('/');
      for (const place of writing.entries({ at }, member)) {
        const owner = slash < 0 ? out : out.inside(element.slice(0, slash));
        const child = owner.add(element.slice(slash + 1));
        for (const row of rows) row.write({ out: child, at: place, writing });
      }
    },
  };
}

/** An element that only contains others. */
export function inside(element: string, rows: readonly Row[]): Row {
  return {
    read({ element: outer, at, reading }) {
      const node = reading.node(outer, element);
      if (node && isElement(node)) for (const row of rows) row.read({ element: node, at, reading });
    },
    write({ out, at, writing }) {
      for (const row of rows) row.write({ out: out.inside(element), at, writing });
    },
  };
}

/** An element with an object of the document: `tax`, or `addresses.0` for an entry of a list. */
export function within(element: string, member: string, rows: readonly Row[]): Row {
  const steps = member.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const below = (at: Path): Path => [...at, ...steps];
  const container = inside(element, rows);
  return {
    read: (from) => container.read({ ...from, at: below(from.at) }),
    write: (to) => container.write({ ...to, at: below(to.at) }),
  };
}

/** An element that always says the same. */
export function fixed(element: string, text: string): Row {
  return {
    read({ element: inside, reading }) {
      const node = free(reading.nodes(inside, element), reading);
      if (node && plain(textOf(node)) === text) reading.implied(node);
    },
    write: ({ out }) => out.put(element, text),
  };
}

/** An element about the file itself: `write` gives its text. */
export function ofTheFile(element: string, write: (to: To) => string): Row {
  return {
    read({ element: inside, reading }) {
      reading.implied(reading.node(inside, element), memberMessages.ofTheFile);
    },
    write: (to) => to.out.put(element, write(to)),
  };
}

/** Elements that are about the file with everything in them, such as a signature, which nobody judges here. */
export function aboutTheFile(name: string): Row {
  return {
    read({ element, reading }) {
      const open = [...reading.nodes(element, name)].filter(isElement);
      for (let next = open.pop(); next; next = open.pop()) {
        if (next.children.length === 0) reading.ofTheFile(next);
        for (const attribute of next.attributes) reading.ofTheFile(attribute);
        for (const child of next.children) open.push(child);
      }
    },
    write: () => undefined,
  };
}

/** One element for several members, which are read back as the last one. */
export function joined(element: string, sign: string, ...members: readonly [string, ...string[]]): Row {
  const last = members.at(-1) ?? members[0];
  return {
    read({ element: inside, at, reading }) {
      const node = free(reading.nodes(inside, element), reading);
      const text = node && plain(textOf(node));
      if (node && text !== undefined && text !== '') reading.put({ at }, last, text, node);
    },
    write({ out, at, writing }) {
      const parts = members.map((member) => writing.take({ at }, member)).filter((part) => part !== '');
      out.put(element, parts.join(sign));
    },
  };
}

/** A figure that building calculates: it is compared on reading, and taken from there on writing. */
export function total(element: string, member: string, form: Form): Row {
  return {
    read({ element: inside, at, reading }) {
      const node = free(reading.nodes(inside, element), reading);
      if (node) reading.draft.recalculated(node, placeFor(reading.draft, at, member));
    },
    write({ out, at, writing }) {
      const [path] = placesOf(writing.document, at, member);
      const value = path && writing.take({ at }, member);
      out.put(element, value ? (form.write(value) ?? '') : '');
    },
  };
}
