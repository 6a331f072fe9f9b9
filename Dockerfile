# One image for every role of ours; the role is the command. Two small ones make others' images run without root.

# What npm reads, and nothing else: `npm ci` below stays cached until one of these files changes.
FROM node:24-slim AS manifests
WORKDIR /kinora
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM node:24-slim AS packages
WORKDIR /kinora
COPY --from=manifests /kinora ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim AS kinora
ENV NODE_ENV=production HOST=0.0.0.0 KINORA_HOME=/home/node/kinora
WORKDIR /kinora
COPY --from=packages /kinora ./
COPY . .
# Volumes take the owner of the folder that they are mounted on.
RUN mkdir -p /home/node/kinora/store /home/node/kinora/keys /home/node/kinora/squads /home/node/kinora/cache && chown -R node:node /home/node/kinora
# What Git tells elsewhere: a release names the commit that it was made of.
ARG KINORA_COMMIT
ENV KINORA_COMMIT=${KINORA_COMMIT}
USER node
HEALTHCHECK --interval=5s --timeout=10s --start-period=60s CMD ["node", "tools/docker/healthy.js"]
CMD ["node", "gateway/src/server.ts"]

FROM caddy:2.10-alpine AS proxy
# The file carries a capability, and cannot be started where that may not be had. A copy carries none.
RUN cp /usr/bin/caddy /usr/bin/caddy.plain && mv /usr/bin/caddy.plain /usr/bin/caddy && chown -R 1000:1000 /data /config
COPY proxy/Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
