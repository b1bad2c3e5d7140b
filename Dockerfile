# One image for the gateway, the workers and the migrations; what it runs is the command.
# glibc: the native part of the Temporal worker has no build for musl.
# By version: the registry's digest is not recorded here, as it was not verified. To pin the image that
# you have checked: docker build --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24.18.0-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json prisma.config.ts ./
COPY types ./types
COPY scripts ./scripts
COPY domain ./domain
COPY prisma ./prisma
COPY adapters ./adapters
COPY activities ./activities
COPY workflows ./workflows
COPY services ./services
COPY clients/typescript/src ./clients/typescript/src
RUN npm run generate && npm run build && npm run bundle
COPY CHANGELOG.md CONTRIBUTING.md SECURITY.md ./
COPY clients/python/README.md ./clients/python/README.md
COPY clients/typescript/README.md ./clients/typescript/README.md
COPY docs ./docs
RUN npx tsx scripts/docs/build.ts --out dist/docs

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# without the embedded Postgres: here it is a container of its own
RUN npm ci --ignore-scripts --omit=dev --omit=optional

FROM ${NODE_IMAGE}
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY prisma/migrations ./prisma/migrations
# a new volume takes over the owner of this folder
RUN mkdir /data && chown node:node /data
ENV DATA_DIR=/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/services/gateway/main.js"]
