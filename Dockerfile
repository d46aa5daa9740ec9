FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Behind a private registry or a TLS-inspecting proxy, pass the secrets `npmrc` and `ca`
# (docker build --secret id=npmrc,src=… --secret id=ca,src=…). Neither enters a layer.
RUN --mount=type=cache,target=/root/.npm \
    --mount=type=secret,id=npmrc \
    --mount=type=secret,id=ca \
    if [ -f /run/secrets/npmrc ]; then export NPM_CONFIG_USERCONFIG=/run/secrets/npmrc; fi; \
    if [ -f /run/secrets/ca ]; then export NPM_CONFIG_CAFILE=/run/secrets/ca; fi; \
    npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build/build-if-stale.mjs

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Triptych" \
      org.opencontainers.image.licenses="MIT" \
      triptych.sbom="/app/dist/sbom.cdx.json"
# The C library otherwise keeps what compressing took, some 20 MB.
ENV NODE_ENV=production MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# The files belong to root: the process that runs as `node` can't change its own code.
COPY LICENSE ./
COPY --from=build /app/dist ./dist
# The last good content of a system over HTTP, where a volume is mounted.
RUN mkdir .data && chown node:node .data
# Compiling is a fifth of a start. Node keeps it apart for each user and set of flags: both are those of the start below.
RUN --mount=type=bind,from=build,source=/app/scripts/build/fill-compile-cache.mjs,target=/tmp/fill-compile-cache.mjs \
    install -d -o node -g node dist/compiled && \
    setpriv --reuid=node --regid=node --clear-groups node /tmp/fill-compile-cache.mjs \
      node --max-semi-space-size=4 --min-semi-space-size=4 --v8-pool-size=1 dist/server/main.js && \
    chown -R root:root dist/compiled && chmod -R a+rX dist/compiled
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--min-semi-space-size=4", "--v8-pool-size=1", "dist/server/main.js"]
