CREATE TABLE "path_trainings" (
	"user_id" integer NOT NULL,
	"program" text NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removal_message_id" integer,
	CONSTRAINT "path_trainings_user_id_program_pk" PRIMARY KEY("user_id","program")
);
--> statement-breakpoint
CREATE TABLE "paths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paths_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "program_ratings" (
	"program" text PRIMARY KEY NOT NULL,
	"average" numeric(2, 1) NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "published_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Of programs that are there already nothing is promised to anybody; from now on whoever writes one says it.
ALTER TABLE "programs" ADD COLUMN "positions" text[] DEFAULT '{standing,sitting,lying,kneeling}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "equipment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "body_regions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "is_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "positions" DROP DEFAULT, ALTER COLUMN "equipment" DROP DEFAULT, ALTER COLUMN "body_regions" DROP DEFAULT, ALTER COLUMN "is_quiet" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "path_trainings" ADD CONSTRAINT "path_trainings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_trainings" ADD CONSTRAINT "path_trainings_removal_message_id_messages_id_fk" FOREIGN KEY ("removal_message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paths" ADD CONSTRAINT "paths_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "path_trainings_message" ON "path_trainings" USING btree ("removal_message_id");--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_positions" CHECK (cardinality("programs"."positions") > 0);
--> statement-breakpoint
-- The latest stars of everybody make a program's, and show from three people on: of fewer each could tell the others'.
-- One transaction after another, so that each counts what those before it wrote.
CREATE FUNCTION "feedbacks_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE "program_ratings" IN SHARE ROW EXCLUSIVE MODE;
  MERGE INTO "program_ratings" AS shown
  USING (
    SELECT touched."program", round(avg(latest."rating"), 1) AS "average", count(latest."rating")::int AS "count"
    FROM (SELECT DISTINCT "program" FROM "changed") AS touched
    LEFT JOIN LATERAL (
      SELECT DISTINCT ON ("user_id") "rating" FROM "feedbacks"
      WHERE "program" = touched."program" ORDER BY "user_id", "day" DESC
    ) AS latest ON true
    GROUP BY touched."program"
  ) AS given ON shown."program" = given."program"
  WHEN MATCHED AND given."count" < 3 THEN DELETE
  WHEN MATCHED AND (shown."average", shown."count") IS DISTINCT FROM (given."average", given."count") THEN
    UPDATE SET "average" = given."average", "count" = given."count"
  WHEN NOT MATCHED AND given."count" >= 3 THEN
    INSERT ("program", "average", "count") VALUES (given."program", given."average", given."count");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "feedbacks_inserted" AFTER INSERT ON "feedbacks" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "feedbacks_changed"();
--> statement-breakpoint
CREATE TRIGGER "feedbacks_updated" AFTER UPDATE ON "feedbacks" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "feedbacks_changed"();
--> statement-breakpoint
CREATE TRIGGER "feedbacks_deleted" AFTER DELETE ON "feedbacks" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "feedbacks_changed"();
--> statement-breakpoint
-- For each row: a statement that changes no stars is no change of content.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE ON "program_ratings" FOR EACH ROW EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- Those that are there already count too.
UPDATE "feedbacks" SET "rating" = "rating";
