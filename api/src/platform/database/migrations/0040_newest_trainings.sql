DROP INDEX "done_trainings_created";--> statement-breakpoint
CREATE INDEX "done_trainings_newest" ON "done_trainings" USING btree ("user_id","created_at","id");