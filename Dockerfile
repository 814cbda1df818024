# Meltemi: page and game server in one image. `docker build -t meltemi .`, for several platforms
# `docker buildx build --platform linux/amd64,linux/arm64 .`. The steps are tested without an engine by
# scripts/test/packed.test.ts.

# What is built is JavaScript, the same for every platform: it is built once, on the platform of the builder. The other
# stage runs nothing, so that an image for another platform needs no emulation.
FROM --platform=$BUILDPLATFORM node:26.10.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts
RUN node scripts/packages/pack.ts
# Any user may write to /data, so that `--user` takes any number: the database itself is readable by its owner only.
RUN mkdir -p -m 1777 /image/data
WORKDIR /image/app
# With the versions of the lock file, which the packed files do not have.
RUN node /src/scripts/packages/locked.ts > package.json \
  && npm install --omit=dev --ignore-scripts --no-audit --no-fund /src/dist/release/*.tgz

FROM node:26.10.0-alpine
LABEL org.opencontainers.image.title="Meltemi" \
      org.opencontainers.image.description="The board game Cyclades: page and game server" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /image /
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATABASE_FILE=/data/meltemi.sqlite
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Signals come to the server itself; it ends what is under way within some seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/node_modules/meltemi/dist/main.js"]
CMD ["serve"]
