ALTER TABLE "content_state" ADD COLUMN "indexed_by" integer;--> statement-breakpoint
-- What indexPrograms.ts reads. It writes no other column than "search".
CREATE FUNCTION "index_is_old"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "content_state" SET "indexed_by" = NULL WHERE "indexed_by" IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "index_is_old" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "id", "locale", "title", "summary", "chapters",
  "duration", "positions", "equipment", "for_whom", "body_regions", "is_quiet", "is_example" ON "programs" EXECUTE FUNCTION "index_is_old"();
--> statement-breakpoint
CREATE TRIGGER "index_is_old" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_words" EXECUTE FUNCTION "index_is_old"();
