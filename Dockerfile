# syntax=docker/dockerfile:1.20
# One image for every role of ours; the role is the command. Two small ones make others' images run without root.

FROM node:24-slim AS packages
WORKDIR /kinora
COPY package.json package-lock.json .npmrc ./
COPY --parents */package.json shared/*/package.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim AS kinora
ENV NODE_ENV=production HOST=0.0.0.0 KINORA_HOME=/home/node/kinora
WORKDIR /kinora
COPY --from=packages /kinora ./
COPY . .
# Volumes take the owner of the folder that they are mounted on.
RUN mkdir -p /home/node/kinora/store /home/node/kinora/keys /home/node/kinora/cache && chown -R node:node /home/node/kinora
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "tools/docker/healthy.js"]
CMD ["node", "gateway/src/server.ts"]

FROM chrislusf/seaweedfs:3.97 AS objects
RUN mkdir -p /data && chown -R 1000:1000 /data
USER 1000:1000
CMD ["server", "-dir=/data", "-s3", "-ip.bind=0.0.0.0"]

FROM caddy:2.10-alpine AS proxy
# Ports above 1024 need no capability, and a binary that asks for one cannot start without it.
RUN apk add --no-cache libcap && setcap -r /usr/bin/caddy && apk del libcap && chown -R 1000:1000 /data /config
COPY proxy/Caddyfile /etc/caddy/Caddyfile
USER 1000:1000
