# The service on workerd. `dist/workerd/worker.js` is the bundle of worker.ts; see docs/recipes/workerd.md.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "assay", worker = .assay)],
  sockets = [(name = "http", address = "127.0.0.1:8080", http = (), service = "assay")],
);

const assay :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "../../../dist/workerd/worker.js")],
  compatibilityDate = "2026-06-01",
  bindings = [
    (name = "ASSAY_LOG", text = "json"),
    (name = "ASSAY_MAX_BYTES", text = "8388608"),
    (name = "ASSAY_MAX_DEPTH", text = "200"),
  ],
);
