# What this repository's Dockerfile takes from caddy:2: the server, with the capability that its file carries there.
FROM kinora-debian
RUN apt-get update && apt-get install -y --no-install-recommends caddy wget libcap2-bin && \
  setcap cap_net_bind_service=+ep /usr/bin/caddy && mkdir -p /data /config
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
