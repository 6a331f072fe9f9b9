CREATE TABLE "report_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"with_notes" boolean NOT NULL,
	"write_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	"times_opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_links_token" UNIQUE("token_hash"),
	CONSTRAINT "report_links_write" UNIQUE("user_id","write_id")
);
--> statement-breakpoint
ALTER TABLE "member_notes" ADD COLUMN "write_id" uuid;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_write" UNIQUE("member_id","specialist_id","write_id");