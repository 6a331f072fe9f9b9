CREATE TABLE "path_template_versions" (
	"user_id" integer NOT NULL,
	"template_id" integer NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"items" jsonb NOT NULL,
	"gentle" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "path_template_versions_template_id_version_pk" PRIMARY KEY("template_id","version")
);
--> statement-breakpoint
CREATE TABLE "path_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "path_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"write_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "path_templates_write" UNIQUE("user_id","write_id")
);
--> statement-breakpoint
ALTER TABLE "paths" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "paths" ADD COLUMN "card_id" integer;--> statement-breakpoint
ALTER TABLE "paths" ADD COLUMN "before_card" jsonb;--> statement-breakpoint
ALTER TABLE "path_template_versions" ADD CONSTRAINT "path_template_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_template_versions" ADD CONSTRAINT "path_template_versions_template_id_path_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."path_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_templates" ADD CONSTRAINT "path_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "path_template_versions_user" ON "path_template_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "path_templates_user" ON "path_templates" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "paths" ADD CONSTRAINT "paths_card_id_messages_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paths_card" ON "paths" USING btree ("card_id");