CREATE TABLE "specialist_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "specialist_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "specialist_decisions" ADD CONSTRAINT "specialist_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "specialist_decisions_user" ON "specialist_decisions" USING btree ("user_id","id");--> statement-breakpoint
-- Specialists who look after members already were known to us.
INSERT INTO "specialist_decisions" ("user_id", "state") SELECT DISTINCT "specialist_id", 'verified' FROM "team_members";
