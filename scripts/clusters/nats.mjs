/** `deploy/nats` with a server of its own, two workers, one killed when two fifths are done, and one that never acknowledges. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { startFilter } from '../../deploy/nats/filter.mjs';
import { ANSWERS, WORK } from '../../deploy/nats/streams.mjs';
import { answerChunk } from '../../deploy/nats/worker.mjs';
import { at } from '../paths.mjs';
import { judgeAnswers } from './documents.mjs';

const SERVER = 'github.com/nats-io/nats-server/v2@v2.15.2';
const PORT = process.env['CLUSTERS_PORT'] ?? '4792';
const KILL_AT = 0.4;

/** @param {import('../clusters.mjs').Trial} trial @returns {Promise<string>} */
export async function overNats({ folder, tools, documents, count, env }) {
  const program = serverProgram(tools);
  if (program === undefined) return 'passed over, this machine has neither nats-server nor go to install it';
  const url = `127.0.0.1:${PORT}`;
  const surroundings = { ...env, NATS_URL: url, PATIENCE: '5000' };
  /** @type {import('node:child_process').ChildProcess[]} */
  const running = [];
  /** @param {string} name @param {readonly string[]} args */
  const begin = (name, ...args) => {
    const child = spawn(process.execPath, [at('deploy', 'nats', name), ...args], {
      env: surroundings,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    return child;
  };
  const server = spawn(program, ['-js', '-sd', `${folder}/nats`, '-a', '127.0.0.1', '-p', PORT], { stdio: 'ignore' });
  running.push(server);
  try {
    const connection = await connect({ servers: url, waitOnFirstConnect: true, reconnectTimeWait: 200 });
    const manager = await jetstreamManager(connection);
    console.log(`nats: ${await heard(begin('publish.mjs', 'trial', documents))}`);
    console.log(`nats: published again, ${await heard(begin('publish.mjs', 'trial', documents))}`);
    const chunks = (await manager.streams.info(WORK.stream)).state.messages;
    await answerAndForget(url, env);

    const began = performance.now();
    const workers = [begin('worker.mjs'), begin('worker.mjs')];
    const told = workers.map((worker) => heard(worker));
    await until(async () => (await manager.streams.info(ANSWERS.stream)).state.messages >= chunks * KILL_AT);
    const [victim] = workers;
    victim?.kill('SIGKILL');
    const { state } = await manager.streams.info(ANSWERS.stream);
    console.log(`nats: one of two workers is killed when ${state.messages} of ${chunks} chunks are answered`);
    await heard(begin('collect.mjs', `${folder}/answers.ndjson`));
    const seconds = (performance.now() - began) / 1000;
    workers[1]?.kill('SIGTERM');
    const known = (await Promise.all(told)).join('\n').match(/answered already/g)?.length ?? 0;
    await connection.close();
    if (known === 0) throw new Error('no chunk came twice: what drops doubled answers was not tried');
    const verdict = await judgeAnswers([`${folder}/answers.ndjson`], count, (id) => Number(String(id).split(':')[1]));
    return `${verdict}; ${known} chunks were worked on twice; ${(count / seconds).toFixed(0)} a second`;
  } finally {
    for (const child of running) child.kill('SIGKILL');
  }
}

/** A worker that dies between its answers and the acknowledgement, the one moment in which a doubled answer can come to be. */
async function answerAndForget(/** @type {string} */ servers, /** @type {NodeJS.ProcessEnv} */ env) {
  const connection = await connect({ servers });
  const stream = jetstream(connection);
  const message = await (await stream.consumers.get(WORK.stream, WORK.consumer)).next();
  if (message === null) throw new Error('there is no work');
  const filter = startFilter(`${env['PATH']?.split(':')[0]}/assay`);
  await answerChunk(message, filter, stream, 1_000_000);
  filter.end();
  await connection.close();
}

/** @param {string} tools @returns {string | undefined} */
function serverProgram(tools) {
  if (spawnSync('nats-server', ['--version']).status === 0) return 'nats-server';
  const program = `${tools}/nats-server`;
  if (!existsSync(program)) {
    if (spawnSync('go', ['version']).status !== 0) return undefined;
    const env = { ...process.env, GOBIN: tools };
    const { status, stderr } = spawnSync('go', ['install', SERVER], { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`go install ${SERVER}: ${stderr.slice(-2000)}`);
  }
  return program;
}

/** What a program says until it ends. @param {import('node:child_process').ChildProcess} child @returns {Promise<string>} */
function heard(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (piece) => (text += String(piece)));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0 || signal !== null) resolve(text.trimEnd());
      else reject(new Error(`${child.spawnargs[1]} ended with ${code}`));
    });
  });
}

/** @param {() => Promise<boolean>} holds */
async function until(holds) {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
