/** `deploy/spark` on a cluster of two executors of one core each, all on this machine; one is killed when two fifths are done. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { at } from '../paths.mjs';
import { judgeAnswers } from './documents.mjs';

const PYSPARK = 'pyspark==4.3.0';
const KILL_AT = 0.4;
const CLUSTER = 'local-cluster[2,1,1024]';
/** The example cuts ten parts for each core. */
const PARTS = 20;
/** What Spark runs executors by. */
const EXECUTOR = 'CoarseGrainedExecutorBackend';

/** @param {import('../clusters.mjs').Trial} trial @returns {Promise<string>} */
export async function overSpark({ folder, tools, documents, count, env }) {
  const missing = ['java', 'python3'].filter((tool) => spawnSync(tool, ['--version']).status !== 0);
  if (missing.length > 0) return `passed over, this machine has no ${missing.join(' and no ')}`;
  const programs = python(tools);
  const target = `${folder}/spark-answers`;
  const began = performance.now();
  const submitted = spawn(
    `${programs}/spark-submit`,
    [
      '--master',
      CLUSTER,
      '--conf',
      'spark.ui.enabled=false',
      at('deploy', 'spark', 'build_invoices.py'),
      documents,
      target,
    ],
    {
      env: {
        ...env,
        PYSPARK_PYTHON: `${programs}/python`,
        SPARK_LOCAL_IP: '127.0.0.1',
        SPARK_LOCAL_DIRS: `${folder}/spark-local`,
        SPARK_WORKER_DIR: `${folder}/spark-work`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  let noticed = false;
  submitted.stderr.on('data', (piece) => {
    said = (said + String(piece)).slice(-20_000);
    noticed ||= /Lost (?:executor|task)/.test(said);
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve, reject) => {
    submitted.once('error', reject);
    submitted.once('close', resolve);
  });
  let over = false;
  void ended.finally(() => (over = true)).catch(() => {});
  try {
    let killed = '';
    while (!over && killed === '') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const parts = committed(target);
      if (parts < PARTS * KILL_AT) continue;
      const [victim] = executorsBelow(submitted.pid ?? 0);
      if (victim === undefined) continue;
      process.kill(victim, 'SIGKILL');
      killed = `one of two executors is killed when ${parts} of ${PARTS} parts are answered`;
      console.log(`spark: ${killed}`);
    }
    if ((await ended) !== 0) throw new Error(`spark-submit ended with ${submitted.exitCode}\n${said.slice(-3000)}`);
    if (killed === '') throw new Error('it was over before an executor could be killed');
    if (!noticed) throw new Error('Spark lost nothing by the kill');
    const seconds = (performance.now() - began) / 1000;
    const files = readdirSync(target).filter((name) => name.startsWith('part-'));
    if (files.length !== PARTS) throw new Error(`${files.length} parts, not ${PARTS}`);
    const verdict = await judgeAnswers(
      files.map((name) => `${target}/${name}`),
      count,
      (id) => Number(id) + 1,
    );
    return `${verdict}; ${(count / seconds).toFixed(0)} a second with the start of the cluster`;
  } finally {
    submitted.kill('SIGKILL');
  }
}

/** Parts whose answers are safe. @param {string} target */
function committed(target) {
  const folder = `${target}/_temporary/0`;
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('task_')).length : 0;
}

/** Processes of executors that one process has begun, itself or by others. @param {number} ancestor @returns {readonly number[]} */
function executorsBelow(ancestor) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 1e8 });
  const rows = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((row) => row !== null);
  const parents = new Map(rows.map(([, pid, parent]) => [Number(pid), Number(parent)]));
  return rows
    .filter(([, , , args]) => args?.includes(EXECUTOR))
    .map(([, pid]) => Number(pid))
    .filter((pid) => {
      for (let one = parents.get(pid); one !== undefined && one > 1; one = parents.get(one))
        if (one === ancestor) return true;
      return false;
    });
}

/** @param {string} tools @returns {string} the folder of programs of an environment with PySpark */
function python(tools) {
  const folder = `${tools}/python`;
  if (!existsSync(`${folder}/bin/spark-submit`)) {
    for (const [program, args] of /** @type {[string, string[]][]} */ ([
      ['python3', ['-m', 'venv', folder]],
      [`${folder}/bin/pip`, ['install', '--quiet', PYSPARK]],
    ])) {
      const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.slice(-2000)}`);
    }
  }
  return `${folder}/bin`;
}
