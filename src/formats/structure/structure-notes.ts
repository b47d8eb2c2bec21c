import type { XmlElement, XmlNode } from '../xml/xml-tree.ts';
import type { Structure } from './structure.ts';
import { quoted, type StructureChoice, type StructureFault, type StructureFix } from './structure-fault.ts';
import { StructureFixes } from './structure-fixes.ts';
import type { StructureRuleCode } from './structure-rules.ts';
import { structureMessages } from './messages.ts';
import type { Message } from '../../engine/index.ts';

/** Most faults of one schema rule: a hundred thousand bad lines need not repeat it. */
export const MOST_FAULTS_OF_A_RULE = 100;

/** Most characters of all fixes together: inserted, and of codes to choose from. Further fixes are not offered. */
export const MOST_WRITTEN = 200_000;

/** Collects the faults of one document up to the limits. */
export class StructureNotes {
  readonly faults: StructureFault[] = [];
  readonly structure: Structure;
  readonly fixes: StructureFixes;
  private readonly counts = new Map<StructureRuleCode, number>();
  private written = 0;

  constructor(structure: Structure, text: string) {
    this.structure = structure;
    this.fixes = new StructureFixes(text);
  }

  /** Text and fix are computed only if the fault is reported. */
  add(
    rule: StructureRuleCode,
    node: XmlNode,
    says: () => Message,
    fix?: () => StructureFix | undefined,
    choices?: () => readonly StructureChoice[],
  ): void {
    const count = this.counts.get(rule) ?? 0;
    if (count >= MOST_FAULTS_OF_A_RULE) return;
    this.counts.set(rule, count + 1);
    const found = this.written < MOST_WRITTEN ? fix?.() : undefined;
    this.count(found ? [found] : []);
    this.faults.push({ rule, node, says: says(), fix: found, choices: () => this.chosen(choices) });
  }

  private chosen(choices: (() => readonly StructureChoice[]) | undefined): readonly StructureChoice[] {
    const made = this.written < MOST_WRITTEN ? (choices?.() ?? []) : [];
    this.count(made);
    return made;
  }

  /** Counts what is inserted, and the codes that a form lists. */
  private count(made: readonly Pick<StructureChoice, 'edits' | 'ask'>[]): void {
    for (const { edits, ask } of made) {
      for (const { text } of edits) this.written += text.length;
      for (const { choices = [] } of ask?.form ?? [])
        for (const { value, name } of choices) this.written += value.length + name.length;
    }
  }

  cannotStand(child: XmlElement, parent: XmlElement): void {
    this.add(
      'SCHEMA-UNKNOWN',
      child,
      () => structureMessages.unknown({ child: quoted(child.name), parent: quoted(parent.name) }),
      () => this.fixes.without(child, false),
    );
  }
}
