-- Every change of content counts the version up and tells all processes, whoever writes.
INSERT INTO "content_state" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION "content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "content_state" SET "version" = "version" + 1;
  PERFORM pg_notify('content', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "levels" EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "images" EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "films" EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "programs" EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "program_levels" EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "more_like_this" EXECUTE FUNCTION "content_changed"();
