# What docker-compose.yml takes from postgres:17: the server, its user, and a database made at the first start.
FROM kinora-debian
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-17
ENV PATH=/usr/lib/postgresql/17/bin:$PATH PGDATA=/var/lib/postgresql/data
RUN rm -rf /var/lib/postgresql/* && mkdir $PGDATA && chown postgres:postgres $PGDATA && chmod 700 $PGDATA
COPY startPostgres.sh /usr/local/bin/
VOLUME $PGDATA
CMD ["sh", "/usr/local/bin/startPostgres.sh"]
