import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { PostedOperation } from '../api/bodies.ts';
import { hasFreeQuery, readQuery, type Address } from '../api/address.ts';
import type { RouteDefinition } from '../api/define-route.ts';
import { addressName } from '../operations/reference.ts';
import type { OperationId } from '../api/routes.ts';
import type { ObjectSchema } from '../api/typed-schema/schema.ts';
import { requestFault } from '../operations/requests/request-fault.ts';
import { respond, type Exchange, type PackedReply, type Reply } from './exchange.ts';
import type { Scope } from './operations/handler.ts';
import { bodyRefusal } from './http/body-refusal.ts';
import type { ByteBudget } from './http/byte-budget.ts';
import { fileOfForm, isFormBody, mayPostForm } from './http/form-file.ts';
import { isOfType, takenTypes } from './http/media-type.ts';
import { receiveBody } from './http/read-body.ts';
import type { ReferenceShelf } from './http/reference-shelf.ts';
import { refusalIn, refuse } from './refusal.ts';
import { inStep } from './request-span.ts';
import type { Upstream } from './upstream/upstream.ts';
import { answerAddress, answerPosted, type Query } from './work/answer-body.ts';
import { isFileBody } from './work/file-body.ts';
import type { TakeWork } from './work/job.ts';
import { nearest, sentence } from '../engine/values.ts';
import { serviceMessages } from '../api/service-messages.ts';
import { refusalOf } from '../operations/answer.ts';
import { translatorFor } from '../operations/translator-for.ts';
import type { Translator } from '../operations/translator.ts';

interface Surroundings {
  readonly scope: Scope;
  readonly shelf: ReferenceShelf;
  readonly budget: ByteBudget;
  readonly takeWork?: TakeWork | undefined;
  readonly upstream?: Upstream;
}

/** Reads the request as its route defines, runs the handler, and writes the outcome in the published form. */
export async function answerRoute(
  c: Context<{ Bindings: Exchange }>,
  route: RouteDefinition,
  surroundings: Surroundings,
): Promise<Response> {
  const { shelf, upstream } = surroundings;
  c.env.route = route.operationId;
  const lang = c.req.query('lang');
  const asked = await translatorFor(lang, route.operationId);
  if (!asked.ok) return respond(c.env, refusalOf(asked.error));
  const { translator } = asked;
  const odd = unknownParameter(c, route);
  if (odd) return respond(c.env, refusalIn(translator, odd));
  if (upstream && !route.embedded) {
    const input = readAddress(c, route);
    const missing =
      missingPart(input) ??
      (translator ? onlyEnglish() : undefined) ??
      (Object.hasOwn(input, 'warnings') ? noWarnings() : undefined);
    return missing ? respond(c.env, missing) : upstream.forward(c.req.raw, c.env, { route, input });
  }
  if (route.method === 'GET') {
    const input = readAddress(c, route);
    const id = route.operationId as OperationId;
    // Parts of a list are made for each request: kept, they would push out what everybody asks for.
    if (hasFreeQuery(route, input))
      return respond(c.env, refusalIn(translator, await answerWithoutBody(c, id, input, surroundings, translator)));
    const key = addressName(id, translator ? { ...input, lang: lang ?? '' } : input);
    return shelf.answer(c.req.raw, c.env, key, async () => {
      const missing = missingPart(input);
      return missing ? refusalIn(translator, missing) : answerWithoutBody(c, id, input, surroundings, translator);
    });
  }
  if (!takesBody(route)) {
    const id = route.operationId as OperationId;
    return respond(c.env, await answerWithoutBody(c, id, {}, surroundings, translator));
  }
  return answerWithBody(c, route, surroundings, translator);
}

const JSON_TYPE = 'application/json';
const NO_BODY = new Uint8Array();

async function answerWithoutBody(
  c: Context<{ Bindings: Exchange }>,
  operation: OperationId,
  input: Query,
  { scope, takeWork }: Surroundings,
  translator: Translator | undefined,
): Promise<Reply | PackedReply> {
  const elsewhere = takeWork?.({ kind: 'address', operation, input, lang: translator?.language, body: NO_BODY });
  return inStep(c.env.span, `${elsewhere ? 'worker' : 'engine'} ${operation}`, async () =>
    elsewhere ? refusalIn(translator, await elsewhere) : answerAddress(operation, input, scope, translator),
  );
}

async function answerWithBody(
  c: Context<{ Bindings: Exchange }>,
  route: RouteWithBody,
  { scope, budget, takeWork }: Surroundings,
  translator: Translator | undefined,
): Promise<Response> {
  const { span } = c.env;
  const types = takenTypes(route);
  const isForm = isFormBody(c.req.raw, route);
  if (isForm ? !mayPostForm(c.req.raw) : !isOfType(c.req.raw, types)) {
    return respond(c.env, refusalIn(translator, bodyRefusal('type', scope.limits, types)));
  }
  const isFile = isForm || isFileBody(c.req.raw, route);
  const { maxBytes, maxFileBytes, bodyTimeout } = scope.limits;
  const limits = { maxBytes: isFile ? maxFileBytes : maxBytes, bodyTimeout };
  const received = await inStep(span, 'read body', () => receiveBody(c.req.raw, limits, budget));
  if (!received.ok) return respond(c.env, refusalIn(translator, bodyRefusal(received.trouble, limits)));
  c.env.received = received.bytes.length;
  try {
    const form = isForm ? fileOfForm(received.bytes, c.req.header('Content-Type') ?? '') : undefined;
    if (form?.ok === false) return respond(c.env, refusalIn(translator, form.refusal));
    const bytes = form?.bytes ?? received.bytes;
    const lang = c.req.query('lang');
    const query = { ...readAddress(c, route), ...(translator && lang !== undefined && { lang }) };
    const id = route.operationId as PostedOperation;
    const accept = preferredFile(c, route.files);
    const elsewhere = takeWork?.({ kind: 'operation', operation: id, body: bytes, isFile, query, accept });
    const name = `${elsewhere ? 'worker' : 'engine'} ${id}`;
    const work = () => elsewhere ?? answerPosted(id, { bytes, isFile, accept }, scope, query);
    return respond(c.env, refusalIn(translator, await inStep(span, name, work)));
  } finally {
    received.release();
  }
}

/** The file type that the request prefers to JSON; at the same weight JSON comes first. */
function preferredFile(c: Context, files: readonly string[] = []): string | undefined {
  if (files.length === 0) return undefined;
  const preferred = accepts(c, { header: 'Accept', supports: [JSON_TYPE, ...files], default: JSON_TYPE });
  return preferred === JSON_TYPE ? undefined : preferred;
}

type RouteWithBody = RouteDefinition & { readonly body: ObjectSchema };

function takesBody(route: RouteDefinition): route is RouteWithBody {
  return route.body !== undefined;
}

/** Path parameters as text, and the query; a flag that is present with any value means true. */
function readAddress(c: Context, route: RouteDefinition): Address {
  const input: Record<string, Address[string]> = {};
  for (const name of Object.keys(route.params?.properties ?? {})) input[name] = c.req.param(name) ?? '';
  return { ...input, ...readQuery(route, (name) => c.req.query(name)) };
}

/** Most characters of an unknown name that are repeated. */
const MOST_OF_NAME = 60;

/**
 * A parameter that the operation does not have: it may be a misspelt one, and without it the answer would be another.
 * Operations without parameters of their own ignore all.
 */
function unknownParameter(c: Context, route: RouteDefinition): Reply | undefined {
  if (!route.query || !c.req.url.includes('?')) return undefined;
  const known = [...Object.keys(route.query.properties), 'lang'];
  const name = Object.keys(c.req.query()).find((key) => !known.includes(key));
  if (name === undefined) return undefined;
  const text = name.slice(0, MOST_OF_NAME);
  const [meant] = nearest(text, known, 1);
  const description =
    meant === undefined
      ? serviceMessages.unknownParameter({ name: text, names: known.join(', ') })
      : serviceMessages.unknownParameterLike({ name: text, meant });
  return refuse(400, 'input', sentence(description), [requestFault('VALUE', `request.${text}`, description)]);
}

/** Texts of an upstream are its own. */
export function onlyEnglish(): Reply {
  const description = serviceMessages.onlyEnglish;
  return refuse(400, 'input', sentence(description), [requestFault('VALUE', 'request.lang', description)]);
}

/** An upstream gives no warnings; that does not mean that there are none. */
function noWarnings(): Reply {
  const description = serviceMessages.noWarnings;
  return refuse(400, 'input', sentence(description), [requestFault('VALUE', 'request.warnings', description)]);
}

function missingPart(input: Address): Reply | undefined {
  const name = Object.keys(input).find((part) => input[part] === '');
  if (name === undefined) return undefined;
  const description = serviceMessages.pathEnds({ name });
  return refuse(400, 'input', sentence(description), [requestFault('MISSING', `request.${name}`, description)]);
}
