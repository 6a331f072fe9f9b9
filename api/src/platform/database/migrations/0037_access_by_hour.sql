DROP INDEX "access_log_user";--> statement-breakpoint
ALTER TABLE "access_log" ADD COLUMN "hour" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_log" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "access_log" ADD COLUMN "latest_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Of the reads of an hour the first row stays, with their number and the latest.
UPDATE "access_log" SET "hour" = within."hour", "times" = within."times", "latest_at" = within."latest_at" FROM (
  SELECT min("id") AS "first", date_trunc('hour', "created_at", 'UTC') AS "hour", count(*) AS "times", max("created_at") AS "latest_at"
  FROM "access_log" GROUP BY "user_id", "actor_id", "actor_name", "what", 2
) within WHERE "access_log"."id" = within."first";--> statement-breakpoint
DELETE FROM "access_log" WHERE "hour" IS NULL;--> statement-breakpoint
ALTER TABLE "access_log" ALTER COLUMN "hour" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "access_log_hour" ON "access_log" USING btree ("user_id","actor_id","actor_name","what","hour");--> statement-breakpoint
CREATE UNIQUE INDEX "access_log_link_hour" ON "access_log" USING btree ("user_id","what","hour") WHERE "access_log"."actor_name" = '';--> statement-breakpoint
CREATE INDEX "access_log_user" ON "access_log" USING btree ("user_id","latest_at","id");
