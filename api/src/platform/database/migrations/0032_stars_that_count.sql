ALTER TABLE "feedbacks" ADD COLUMN "counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Anybody can make accounts and give stars. Those of people count who have confirmed their address and done the program.
CREATE FUNCTION "counts_stars"("giver" integer, "rated" text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "users" WHERE "id" = "giver" AND "email_verified_at" IS NOT NULL)
    AND EXISTS (SELECT FROM "done_trainings" WHERE "user_id" = "giver" AND "program" = "rated")
$$;
--> statement-breakpoint
CREATE FUNCTION "feedbacks_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."counts" = "counts_stars"(NEW."user_id", NEW."program");
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "feedbacks_written" BEFORE INSERT ON "feedbacks" FOR EACH ROW EXECUTE FUNCTION "feedbacks_written"();
--> statement-breakpoint
-- Stars that were given before begin to count. Trainings are deleted with the account alone, as its stars are.
CREATE FUNCTION "trainings_done"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "feedbacks" SET "counts" = true FROM "added"
  WHERE "feedbacks"."user_id" = "added"."user_id" AND "feedbacks"."program" = "added"."program"
    AND NOT "feedbacks"."counts" AND "counts_stars"("feedbacks"."user_id", "feedbacks"."program");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "done_trainings_inserted" AFTER INSERT ON "done_trainings" REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "trainings_done"();
--> statement-breakpoint
CREATE FUNCTION "email_confirmed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "feedbacks" SET "counts" = NOT "counts"
  WHERE "user_id" = NEW."id" AND "counts" <> "counts_stars"("user_id", "program");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_email_confirmed" AFTER UPDATE OF "email_verified_at" ON "users" FOR EACH ROW WHEN ((OLD."email_verified_at" IS NULL) <> (NEW."email_verified_at" IS NULL)) EXECUTE FUNCTION "email_confirmed"();
--> statement-breakpoint
-- The latest stars of everybody make a program's, and show from three people on: of fewer each could tell the others'.
-- One transaction after another, so that each counts what those before it wrote. An update that touches no stars, such
-- as of a user without any, waits for nobody.
CREATE OR REPLACE FUNCTION "feedbacks_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "changed") THEN RETURN NULL; END IF;
  LOCK TABLE "program_ratings" IN SHARE ROW EXCLUSIVE MODE;
  MERGE INTO "program_ratings" AS shown
  USING (
    SELECT touched."program", round(avg(latest."rating"), 1) AS "average", count(latest."rating")::int AS "count"
    FROM (SELECT DISTINCT "program" FROM "changed") AS touched
    LEFT JOIN LATERAL (
      SELECT DISTINCT ON ("user_id") "rating" FROM "feedbacks"
      WHERE "program" = touched."program" AND "counts" ORDER BY "user_id", "day" DESC
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
-- What was given already.
UPDATE "feedbacks" SET "counts" = "counts_stars"("user_id", "program");
