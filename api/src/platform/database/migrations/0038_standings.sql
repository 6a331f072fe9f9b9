CREATE TABLE "standing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"specialist_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"specialist_id" integer NOT NULL,
	"expires_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"shows" text[] DEFAULT '{}' NOT NULL,
	"need" integer[] DEFAULT '{}' NOT NULL,
	"last_done_at" timestamp with time zone,
	"place" text COLLATE "C" DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"last_message_id" integer
);
--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_pair" FOREIGN KEY ("member_id","specialist_id") REFERENCES "public"."team_members"("member_id","specialist_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "standing_changes_pair" ON "standing_changes" USING btree ("specialist_id","member_id");--> statement-breakpoint
CREATE INDEX "standings_need" ON "standings" USING btree ("specialist_id","need","place","member_id");--> statement-breakpoint
CREATE INDEX "standings_shows" ON "standings" USING btree ("specialist_id","shows");--> statement-breakpoint
CREATE INDEX "standings_expired" ON "standings" USING btree ("specialist_id","expires_at");--> statement-breakpoint
-- With the member comes their standing, which is computed when it is first read.
CREATE FUNCTION "standing_begins"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "standings" ("member_id", "specialist_id") SELECT "member_id", "specialist_id" FROM "changed";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Writers leave rows and lock none, so that they wait neither for each other nor for whoever computes.
CREATE FUNCTION "facts_of_user_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "standing_changes" ("member_id", "specialist_id")
  SELECT DISTINCT "team"."member_id", "team"."specialist_id" FROM "changed"
  JOIN "team_members" AS "team" ON "team"."member_id" = "changed"."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "facts_of_member_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "standing_changes" ("member_id", "specialist_id")
  SELECT DISTINCT "team"."member_id", "team"."specialist_id" FROM "changed"
  JOIN "team_members" AS "team" ON "team"."member_id" = "changed"."member_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Words of the specialist answer the member's.
CREATE FUNCTION "facts_of_sender_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "standing_changes" ("member_id", "specialist_id")
  SELECT "team"."member_id", "team"."specialist_id" FROM "changed"
  JOIN "team_members" AS "team" ON "team"."member_id" = "changed"."sender_id" AND "team"."specialist_id" = "changed"."receiver_id"
  UNION
  SELECT "team"."member_id", "team"."specialist_id" FROM "changed"
  JOIN "team_members" AS "team" ON "team"."member_id" = "changed"."receiver_id" AND "team"."specialist_id" = "changed"."sender_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Names and days of the member; the specialist's days, by which they put members off.
CREATE FUNCTION "facts_of_person_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "standing_changes" ("member_id", "specialist_id")
  SELECT "member_id", "specialist_id" FROM "team_members"
  WHERE "member_id" = NEW."id" OR ("specialist_id" = NEW."id" AND OLD."time_zone" <> NEW."time_zone");
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A program that does not exist is not asked for. Imports write many that exist already.
CREATE FUNCTION "existing_programs_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "changed") THEN RETURN NULL; END IF;
  INSERT INTO "standing_changes" ("member_id", "specialist_id")
  SELECT DISTINCT "team"."member_id", "team"."specialist_id" FROM "changed"
  JOIN "path_trainings" AS "listed" ON "listed"."program" = "changed"."slug"
  JOIN "team_members" AS "team" ON "team"."member_id" = "listed"."user_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "slug_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "standing_changes" ("member_id", "specialist_id")
  SELECT DISTINCT "team"."member_id", "team"."specialist_id" FROM "path_trainings" AS "listed"
  JOIN "team_members" AS "team" ON "team"."member_id" = "listed"."user_id"
  WHERE "listed"."program" IN (OLD."slug", NEW."slug");
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  fact record;
BEGIN
  FOR fact IN
    SELECT * FROM (VALUES
      ('done_trainings', 'facts_of_user_changed', ARRAY['INSERT', 'UPDATE', 'DELETE']),
      ('check_ins', 'facts_of_user_changed', ARRAY['INSERT', 'UPDATE', 'DELETE']),
      ('path_trainings', 'facts_of_user_changed', ARRAY['INSERT', 'UPDATE', 'DELETE']),
      ('plan_states', 'facts_of_user_changed', ARRAY['INSERT', 'UPDATE', 'DELETE']),
      ('signal_rules', 'facts_of_member_changed', ARRAY['INSERT', 'UPDATE', 'DELETE']),
      ('messages', 'facts_of_sender_changed', ARRAY['INSERT', 'UPDATE', 'DELETE']),
      ('team_members', 'standing_begins', ARRAY['INSERT']),
      ('team_members', 'facts_of_member_changed', ARRAY['UPDATE']),
      ('programs', 'existing_programs_changed', ARRAY['INSERT', 'DELETE'])
    ) AS facts ("of_table", "called", "events"), unnest("events") AS "event"
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      'standing_after_' || lower(fact.event), fact.event, fact.of_table,
      CASE fact.event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, fact.called);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER "standing_after_update" AFTER UPDATE ON "users" FOR EACH ROW
WHEN ((OLD."first_name", OLD."last_name", OLD."email", OLD."time_zone") IS DISTINCT FROM (NEW."first_name", NEW."last_name", NEW."email", NEW."time_zone"))
EXECUTE FUNCTION "facts_of_person_changed"();
--> statement-breakpoint
CREATE TRIGGER "standing_after_update" AFTER UPDATE OF "slug" ON "programs" FOR EACH ROW
WHEN (OLD."slug" <> NEW."slug") EXECUTE FUNCTION "slug_changed"();
--> statement-breakpoint
-- Those who are in teams already.
INSERT INTO "standings" ("member_id", "specialist_id") SELECT "member_id", "specialist_id" FROM "team_members";
