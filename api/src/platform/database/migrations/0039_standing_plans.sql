ALTER TABLE "standings" ADD COLUMN "plan_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "standings_plans" ON "standings" USING btree ("specialist_id","plan_until");--> statement-breakpoint
CREATE TRIGGER "standing_after_insert" AFTER INSERT ON "subscriptions" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "facts_of_user_changed"();--> statement-breakpoint
CREATE TRIGGER "standing_after_update" AFTER UPDATE ON "subscriptions" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "facts_of_user_changed"();--> statement-breakpoint
CREATE TRIGGER "standing_after_delete" AFTER DELETE ON "subscriptions" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "facts_of_user_changed"();--> statement-breakpoint
-- Those that are there do not know of plans.
UPDATE "standings" SET "expires_at" = '-infinity';
