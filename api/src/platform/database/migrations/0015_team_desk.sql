CREATE TABLE "member_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"specialist_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_rules" (
	"member_id" integer NOT NULL,
	"specialist_id" integer NOT NULL,
	"missed_days" integer DEFAULT 2,
	"pain_rise" integer DEFAULT 2,
	"pain_high" integer DEFAULT 7,
	"silent_days" integer DEFAULT 7,
	"snoozed_until" date,
	CONSTRAINT "signal_rules_member_id_specialist_id_pk" PRIMARY KEY("member_id","specialist_id")
);
--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_pair" UNIQUE("member_id","specialist_id");--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_pair" FOREIGN KEY ("member_id","specialist_id") REFERENCES "public"."team_members"("member_id","specialist_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_rules" ADD CONSTRAINT "signal_rules_specialist_id_users_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_rules" ADD CONSTRAINT "signal_rules_pair" FOREIGN KEY ("member_id","specialist_id") REFERENCES "public"."team_members"("member_id","specialist_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_notes_pair" ON "member_notes" USING btree ("member_id","specialist_id","id");--> statement-breakpoint
CREATE INDEX "member_notes_specialist" ON "member_notes" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "signal_rules_specialist" ON "signal_rules" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "check_ins_day" ON "check_ins" USING btree ("user_id","day");
