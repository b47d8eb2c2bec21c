import { ENGINE_VERSION, newFault } from '../../engine/values.ts';
import {
  countOf,
  goneIn,
  isFound,
  kindOf,
  releasesIn,
  suppressedIn,
  type FileReport,
  type Finding,
  type Region,
  type SuppressedFinding,
} from './finding.ts';
import { helpPage } from './help-page.ts';
import { count } from './people.ts';
import type { RuleText } from './rule-texts.ts';

/** All findings, for programs. */
export function jsonReport(reports: readonly FileReport[]): string {
  const files = reports.map(({ name, ok, key, message, findings, compared, fixed, suppressed = [] }) => ({
    file: name,
    ok,
    ...(key && { key }),
    ...(message && { message }),
    ...(compared && { compared }),
    ...(fixed && {
      [fixed.isWritten ? 'fixed' : 'would_fix']: fixed.done.map(({ code, path, title }) => ({ code, path, title })),
    }),
    ...(suppressed.length > 0 && {
      suppressed: suppressed.map(({ by, reason, fault: { code, severity, properties, line } }) => ({
        code,
        severity,
        by,
        ...(reason !== undefined && { reason }),
        path: properties[0] ?? '$',
        ...(line !== undefined && { line }),
      })),
    }),
    faults: findings.map(({ excerpt: _, changes: __, ...fault }) => fault),
  }));
  const { rule, baseline } = suppressedIn(reports);
  const summary = {
    documents: reports.length,
    failed: reports.filter(({ ok }) => !ok).length,
    errors: countOf(reports, 'error'),
    warnings: countOf(reports, 'warning'),
    ...(rule + baseline > 0 && { suppressed: rule + baseline }),
    ...(releasesIn(reports) && { gone: goneIn(reports) }),
  };
  return `${JSON.stringify({ files, summary }, null, 2)}\n`;
}

/** The names of SARIF for a change since an earlier run. */
const STATES = { new: 'new', gone: 'absent', severity: 'updated' } as const;

const LEVELS = { error: 'error', warning: 'warning', info: 'note', hint: 'note' } as const;

/** SARIF 2.1.0 (OASIS), as accepted by code scanning services. */
export function sarifReport(reports: readonly FileReport[], texts: ReadonlyMap<string, RuleText>): string {
  const results = reports.flatMap((report) => [
    ...findingsOf(report).map((finding) => sarifResult(report.name, finding)),
    ...(report.suppressed ?? []).map((finding) => ({
      ...sarifResult(report.name, finding.fault),
      ...suppressionOf(finding),
    })),
  ]);
  const cites = new Map(reports.flatMap(({ findings }) => findings.map(({ code, cite }) => [code, cite])));
  const ids = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
  const rules = ids.map((id) => {
    const { says, help } = texts.get(id) ?? {};
    return {
      id,
      ...(says !== undefined && { shortDescription: { text: says } }),
      ...(help !== undefined && { help: { text: help } }),
      helpUri: helpPage(id, cites.get(id)),
    };
  });
  const run = {
    tool: { driver: { name: 'Assay', version: ENGINE_VERSION, rules } },
    columnKind: 'utf16CodeUnits',
    results,
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** A failure without a place in the document is still a finding. */
export function findingsOf({ ok, key, message, findings }: FileReport): readonly Finding[] {
  if (ok || findings.some((finding) => finding.severity === 'error' && isFound(finding))) return findings;
  const code = `ASSAY-${(key ?? 'input').toUpperCase()}`;
  return [newFault('input', code, ['$'], message ?? 'The document cannot be used'), ...findings];
}

function sarifResult(name: string, finding: Finding) {
  const { code, severity, description, properties, line, column, endLine, endColumn, change, changes = [] } = finding;
  const region = line === undefined ? undefined : { startLine: line, startColumn: column, endLine, endColumn };
  const uri = name.split(/[/\\]/).map(encodeURIComponent).join('/');
  return {
    ruleId: code,
    level: LEVELS[severity],
    ...(change && { baselineState: STATES[change] }),
    message: { text: description },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri }, ...(region && { region }) },
        logicalLocations: properties.slice(0, 10).map((fullyQualifiedName) => ({ fullyQualifiedName })),
      },
    ],
    ...(changes.length > 0 && {
      fixes: changes.map(({ fix, replacements }) => ({
        description: { text: finding.fixes[fix]?.title },
        artifactChanges: [
          {
            artifactLocation: { uri },
            replacements: replacements.map(({ text, ...place }) => ({
              deletedRegion: regionOf(place),
              insertedContent: { text },
            })),
          },
        ],
      })),
    }),
  };
}

/** As code scanning services take it: a suppressed result opens no alert. */
function suppressionOf({ by, reason }: SuppressedFinding) {
  const justification = reason ?? (by === 'baseline' ? 'It is in the baseline' : undefined);
  return { suppressions: [{ kind: 'external', ...(justification !== undefined && { justification }) }] };
}

function regionOf({ line, column, endLine, endColumn }: Region) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** JUnit: a document is a test, which fails if it has errors. */
export function junitReport(reports: readonly FileReport[]): string {
  const failures = reports.filter((report) => errorsOf(report).length > 0);
  const cases = reports.map((report) => {
    const errors = errorsOf(report);
    const open = `    <testcase classname="assay" name="${xml(report.name)}"`;
    const left = suppressedIn([report]);
    const note = left.rule + left.baseline > 0 ? `<system-out>${xml(leftOut(left))}</system-out>` : '';
    if (errors.length === 0) return note === '' ? `${open}/>` : `${open}>${note}</testcase>`;
    const text = errors.map(
      (finding) => `${place(finding)}${finding.code} at ${finding.properties[0] ?? '$'}: ${finding.description}`,
    );
    const [first] = errors;
    return `${open}>\n      <failure type="${xml(first?.code ?? '')}" message="${xml(first?.description ?? '')}">${xml(text.join('\n'))}</failure>${note}\n    </testcase>`;
  });
  const counts = `tests="${reports.length}" failures="${failures.length}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="assay" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function errorsOf(report: FileReport): readonly Finding[] {
  return findingsOf(report).filter((finding) => finding.severity === 'error' && isFound(finding));
}

function place({ line, column }: Finding): string {
  return line === undefined ? '' : `${line}:${column} `;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

function xml(text: string): string {
  const sound = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
  return sound.replace(/[&<>"\n]/g, (character) => ENTITIES[character] ?? character);
}

const leftOut = ({ rule, baseline }: ReturnType<typeof suppressedIn>): string =>
  `${rule + baseline} suppressed (${rule} by the configuration, ${baseline} by the baseline)`;

/** A table for a comment or an e-mail. */
export function markdownReport(reports: readonly FileReport[]): string {
  const rows = reports.flatMap((report) =>
    findingsOf(report).map((finding) => {
      const at = finding.line === undefined ? '' : `:${finding.line}`;
      return `| ${cell(`${report.name}${at}`)} | ${kindOf(finding)} | \`${finding.code}\` | ${cell(finding.properties[0] ?? '$')} | ${cell(finding.description)} |`;
    }),
  );
  const counts = [
    count(reports.length, 'document'),
    count(countOf(reports, 'error'), 'error'),
    count(countOf(reports, 'warning'), 'warning'),
  ];
  const left = suppressedIn(reports);
  const suppressed = left.rule + left.baseline > 0 ? `, ${leftOut(left)}` : '';
  const head = `**${counts.join(', ')}${suppressed}**\n`;
  if (rows.length === 0) return head;
  return `${head}\n| document | severity | code | place | what |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replace(/[\\|<>[\]*_]/g, '\\$&').replace(/\s+/g, ' ');
}
