# The service: run `docker build -t assay .` in a checkout. The first stage installs packages and builds. The image has only the
# built files, since the bundles contain every package. `deploy/container.test.ts` assembles and runs the same files; see
# docs/deployment.md.
# The digest pins the image index for all platforms, so a moved tag changes nothing.
# The built files are equal on every platform, so the build runs on the builder's own.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build

WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && find dist -name '*.map' -delete

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553

LABEL org.opencontainers.image.title="Assay" \
      org.opencontainers.image.licenses="Apache-2.0"

WORKDIR /assay
COPY --from=build /build/package.json /build/LICENSE ./
COPY --from=build /build/dist/server dist/server
COPY --from=build /build/dist/chunks dist/chunks
COPY --from=build /build/dist/cli dist/cli
COPY --from=build /build/dist/mcp dist/mcp
COPY --from=build /build/dist/lsp dist/lsp
COPY --from=build /build/dist/app dist/app
COPY --from=build /build/dist/licences dist/licences

ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ASSAY_LOG=json
EXPOSE 8080

# Nothing is ever written, so the file system may be read-only.
USER 65532:65532

HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "dist/server/health.js"]
CMD ["node", "--max-semi-space-size=32", "dist/server/node.js"]
