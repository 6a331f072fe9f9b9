CREATE TABLE "past_doses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_doses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"program" text NOT NULL,
	"dose" jsonb,
	"added_at" timestamp with time zone NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "note_shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "past_doses" ADD CONSTRAINT "past_doses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_doses_user" ON "past_doses" USING btree ("user_id","until_at");