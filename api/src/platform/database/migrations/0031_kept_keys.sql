ALTER TABLE "path_templates" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_notes" ADD COLUMN "deleted_at" timestamp with time zone;