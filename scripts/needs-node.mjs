// Any version of Node may run this file, so it uses no syntax newer than the oldest that should get a clear message. It
// is imported before everything else. `engines` in package.json says the same.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error('Assay needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}
