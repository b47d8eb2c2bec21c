# The service from its built files: `npm run build`, then `docker build -t assay .`. Nothing is installed in the image: the bundles
# hold every package. `deploy/container.test.ts` puts the same files together and runs them as this says; see docs/deployment.md.
# The digest is that of the index of images for every platform, so that a tag which moves changes nothing.
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553

LABEL org.opencontainers.image.title="Assay" \
      org.opencontainers.image.licenses="Apache-2.0"

WORKDIR /assay
COPY package.json LICENSE ./
COPY dist/server dist/server
COPY dist/chunks dist/chunks
COPY dist/cli dist/cli
COPY dist/mcp dist/mcp
COPY dist/lsp dist/lsp
COPY dist/app dist/app
COPY dist/licences dist/licences

ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ASSAY_LOG=json
EXPOSE 8080

# Nothing is ever written, so the file system may be read-only.
USER 65532:65532

HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "dist/server/health.js"]
CMD ["node", "--max-semi-space-size=32", "dist/server/node.js"]
