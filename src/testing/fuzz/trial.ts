import type { Engine, Fault, Json, JsonObject, OperationContext, Outcome } from '../../engine/index.ts';
import { stepsOfPath } from '../../engine/core/json/path.ts';
import { isJsonObject, readJson } from '../../engine/values.ts';
import { faultSpan } from '../../language/syntax/fault-span.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import type { Application } from '../../server/application.ts';

export interface Trial {
  readonly engine: Engine;
  readonly context: OperationContext;
  readonly application?: Application;
  /** How long everything together may take, in milliseconds. */
  readonly patience: number;
  readonly keys: { readonly private: JsonObject; readonly public: JsonObject };
}

/** Sends a text to every function that takes documents; throws if one does not end as it should. */
export async function tryText(text: string, trial: Trial): Promise<void> {
  const started = performance.now();
  const read = readJson(text);
  if (read.ok) await tryData(text, read.value, trial);
  else checkFaults(read.faults, undefined, 'read');
  if (trial.application) await tryService(text, trial, trial.application);
  const took = performance.now() - started;
  if (took > trial.patience) throw new Error(`took ${Math.round(took)} ms`);
}

async function tryData(text: string, data: Json, { engine, context, keys }: Trial): Promise<void> {
  const include = ['changes', 'trace', 'rules'] as const;
  for (const envelop of [false, true]) {
    const report = engine.inspect({ data, envelop, include }, context);
    checkFaults(report.faults, data, 'inspect');
    serialised(report);
    if (!envelop && report.faults.length > 0) {
      const tree = parseJson(text);
      if (report.faults.some((fault) => !faultSpan(tree, fault))) throw new Error('a fault has no place in the text');
    }
    const outcome = engine.build({ data, envelop }, context);
    check(outcome, data, 'build');
    if (outcome.ok) checkBuilt(engine, outcome.value, context);
    if (outcome.ok !== report.ok) throw new Error(`build ${word(outcome.ok)}, inspect ${word(report.ok)}`);
  }
  const template = isJsonObject(data) ? data : {};
  check(engine.build({ data: { $schema: '' }, template, type: 'invoice' }, context), template, 'template');
  check(engine.validate({ data }), data, 'validate');
  for (const type of ['credit-note', 'corrective']) {
    check(engine.correct({ data, options: { type, reason: 'x' } }, context), data, 'correct');
  }
  check(engine.correct({ data, options: template }, context), data, 'correct by itself');
  check(engine.correct({ data, schema: true }, context), data, 'correction options');
  check(engine.replicate({ data }, context), data, 'replicate');
  const signed = await engine.sign({ data, privatekey: keys.private }, context);
  check(signed, data, 'sign');
  check(await engine.verify({ data, publickey: keys.public }), data, 'verify');
  check(await engine.examineSignatures({ data }), data, 'examine');
  if (!signed.ok || hasLongFigures(JSON.stringify(signed.value))) return;
  const verified = await engine.verify({ data: signed.value, publickey: keys.public });
  if (!verified.ok) throw new Error(`what was signed does not verify: ${verified.error.message}`);
}

const word = (ok: boolean) => (ok ? 'accepts' : 'refuses');

/** A built document is valid, and building it again changes nothing. */
function checkBuilt(engine: Engine, value: JsonObject, context: OperationContext): void {
  const text = JSON.stringify(value);
  if (hasLongFigures(text)) return;
  const read = readJson(text);
  if (!read.ok) throw new Error(`what was built cannot be read: ${read.faults[0]?.description}`);
  const validated = engine.validate({ data: read.value });
  if (!validated.ok) throw new Error(`what was built does not validate: ${summary(validated.error.faults)}`);
  const again = engine.build({ data: read.value }, context);
  if (!again.ok) throw new Error(`what was built does not build: ${summary(again.error.faults)}`);
}

/** Figures at the 64-bit limit have one digit more than can be read back. */
function hasLongFigures(text: string): boolean {
  return (text.match(/"-?\d[\d.]{18,}%?"/g) ?? []).some((figure) => figure.replace(/\D/g, '').length > 18);
}

const summary = (faults: readonly Fault[]) =>
  faults.map((fault) => `${fault.code} ${fault.properties.join()}`).join('; ');

function check(outcome: Outcome<unknown>, data: Json, operation: string): void {
  serialised(outcome);
  if (outcome.ok) return;
  if (outcome.error.key === 'internal') throw new Error(`${operation} fails by itself: ${outcome.error.message}`);
  if (outcome.error.message === '') throw new Error(`${operation} fails without a message`);
  checkFaults(outcome.error.faults, data, operation);
}

/** Every fault has a place, and joining its steps gives its path. */
function checkFaults(faults: readonly Fault[], data: Json | undefined, operation: string): void {
  serialised(faults);
  for (const path of faults.flatMap((fault) => fault.properties)) {
    if (data === undefined || !path.startsWith('$')) continue;
    const steps = stepsOfPath(path, data);
    const joined = steps.reduce<string>((p, s) => p + (typeof s === 'number' ? `[${s}]` : `.${s}`), '$');
    if (joined !== path) throw new Error(`${operation}: ${path} comes apart as ${JSON.stringify(steps)}`);
  }
}

/** Serialising alone would hide half a surrogate pair, which is written as an escape. */
function serialised(value: unknown): void {
  JSON.stringify(value, (name, part: unknown) => {
    const sound = name.isWellFormed() && (typeof part !== 'string' || part.isWellFormed());
    if (!sound) throw new Error('the answer is no sound Unicode');
    return part;
  });
}

async function tryService(text: string, { keys }: Trial, application: Application): Promise<void> {
  const bodies: Readonly<Record<string, string>> = {
    build: `{"data":${text}}`,
    validate: `{"data":${text}}`,
    inspect: `{"data":${text},"include":["changes","trace","rules"]}`,
    correct: `{"data":${text},"options":{"type":"credit-note"}}`,
    replicate: `{"data":${text}}`,
    sign: `{"data":${text},"privatekey":${JSON.stringify(keys.private)}}`,
    verify: `{"data":${text},"publickey":${JSON.stringify(keys.public)}}`,
  };
  for (const [operation, body] of Object.entries({ ...bodies, bare: text })) {
    const address = `http://localhost/v0/${operation === 'bare' ? 'build' : operation}`;
    const response = await application.fetch(
      new Request(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
    );
    const answer = await response.text();
    if (response.status >= 500) throw new Error(`${operation} answers ${response.status}: ${answer.slice(0, 500)}`);
    JSON.parse(answer);
  }
}
