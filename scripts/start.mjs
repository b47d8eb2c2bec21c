// Read by whatever Node there is, so nothing here may be newer than the oldest one that should get a clear answer.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error('Assay needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}
void import('./launch.mjs');
