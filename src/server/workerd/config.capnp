# The service on workerd. `npm run build` puts this file beside the bundle it embeds, and `npm run workerd` starts it with
# address and folder from HOST, PORT and ASSAY_PAGES; see docs/recipes/workerd.md.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "assay", worker = .assay),
    (name = "pages", disk = (path = "dist/app")),
    # Only for ASSAY_UPSTREAM; the service makes no other requests.
    (name = "upstream", network = (allow = ["public", "private", "local"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:8080", http = (), service = "assay")],
);

const assay :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-06-01",
  globalOutbound = "upstream",
  bindings = [
    (name = "PAGES", service = "pages"),
    (name = "HOST", fromEnvironment = "HOST"),
    (name = "ASSAY_BASE_PATH", fromEnvironment = "ASSAY_BASE_PATH"),
    (name = "ASSAY_BODY_TIMEOUT", fromEnvironment = "ASSAY_BODY_TIMEOUT"),
    (name = "ASSAY_DEFINITIONS", fromEnvironment = "ASSAY_DEFINITIONS"),
    (name = "ASSAY_LOG", fromEnvironment = "ASSAY_LOG"),
    (name = "ASSAY_LOG_LEVEL", fromEnvironment = "ASSAY_LOG_LEVEL"),
    (name = "ASSAY_MAX_BYTES", fromEnvironment = "ASSAY_MAX_BYTES"),
    (name = "ASSAY_MAX_FILE_BYTES", fromEnvironment = "ASSAY_MAX_FILE_BYTES"),
    (name = "ASSAY_MAX_BYTES_IN_FLIGHT", fromEnvironment = "ASSAY_MAX_BYTES_IN_FLIGHT"),
    (name = "ASSAY_MAX_DEPTH", fromEnvironment = "ASSAY_MAX_DEPTH"),
    (name = "ASSAY_MCP_HOSTS", fromEnvironment = "ASSAY_MCP_HOSTS"),
    (name = "ASSAY_RULES", fromEnvironment = "ASSAY_RULES"),
    (name = "ASSAY_UPSTREAM", fromEnvironment = "ASSAY_UPSTREAM"),
    (name = "ASSAY_UPSTREAM_CA", fromEnvironment = "ASSAY_UPSTREAM_CA"),
    (name = "ASSAY_UPSTREAM_CERT", fromEnvironment = "ASSAY_UPSTREAM_CERT"),
    (name = "ASSAY_UPSTREAM_HEADER", fromEnvironment = "ASSAY_UPSTREAM_HEADER"),
    (name = "ASSAY_UPSTREAM_KEY", fromEnvironment = "ASSAY_UPSTREAM_KEY"),
    (name = "ASSAY_UPSTREAM_MAX_BYTES", fromEnvironment = "ASSAY_UPSTREAM_MAX_BYTES"),
    (name = "ASSAY_UPSTREAM_READY", fromEnvironment = "ASSAY_UPSTREAM_READY"),
    (name = "ASSAY_UPSTREAM_TIMEOUT", fromEnvironment = "ASSAY_UPSTREAM_TIMEOUT"),
  ],
);
