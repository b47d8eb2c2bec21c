/** Runs programs in a root of their own on a read-only file system, as a container would, with what util-linux has. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** This machine's Node and system libraries stand for the base image. */
const BASE = ['/usr', '/bin', '/lib', '/lib64', '/etc/ssl', '/proc', '/dev'].filter((path) => existsSync(path));

/** Whether this user may make mount namespaces here and become another user. */
export function canJail() {
  return process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'setpriv', '--version']).status === 0;
}

/**
 * @param {{ root: string, workdir: string, user: string, env: Record<string, string>, jailed: boolean }} image
 * @param {string[]} command
 */
export function startIn({ root, workdir, user, env, jailed }, [program = '', ...args]) {
  const node = realpathSync(process.execPath);
  const words = [program === 'node' ? node : program, ...args];
  const [uid = '', gid = ''] = user.split(':');
  if (!jailed) {
    const as = process.getuid?.() === 0 ? { uid: Number(uid), gid: Number(gid) } : {};
    const [first = '', ...rest] = words;
    return spawn(first, rest, { cwd: join(root, workdir), env, stdio: ['ignore', 'pipe', 'pipe'], ...as });
  }
  const mounts = BASE.map(
    (path) => `mkdir -p "$R${path}"; mount --rbind ${path} "$R${path}"; mount -o remount,ro,bind "$R${path}"`,
  );
  // A Node that lies elsewhere comes along with its folder.
  if (!node.startsWith('/usr/')) {
    const folder = join(node, '..');
    mounts.push(`mkdir -p "$R${folder}"; mount --bind ${folder} "$R${folder}"; mount -o remount,ro,bind "$R${folder}"`);
  }
  const rights = `--reuid=${uid} --regid=${gid} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all`;
  const script = `set -e; R=${root}; mount --make-rprivate /; mount --bind "$R" "$R"; ${mounts.join('; ')}
mount -o remount,ro,bind "$R"
exec chroot "$R" /bin/sh -c 'cd ${workdir}; exec setpriv ${rights} -- "$@"' sh "$@"`;
  // Each step becomes the next, so that signals reach the program itself.
  return spawn('unshare', ['--mount', '--', '/bin/sh', '-c', script, 'sh', ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
