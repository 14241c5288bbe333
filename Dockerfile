# The service with its own PostgreSQL; its data is the volume. docs/operations.md#containers
ARG BASE=node:24-bookworm-slim
FROM ${BASE}
RUN useradd --system --create-home koirakanta \
  && install -d -o koirakanta /opt/koirakanta /var/lib/koirakanta
WORKDIR /opt/koirakanta
USER koirakanta
COPY --chown=koirakanta . .
RUN node bin/koirakanta.js build
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/koirakanta
VOLUME /var/lib/koirakanta
EXPOSE 3000
HEALTHCHECK --start-period=5m CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/api/alive/').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "bin/koirakanta.js", "serve"]
