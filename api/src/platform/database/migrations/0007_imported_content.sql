-- What an import wrote is known row by row now; before, rows of the seed were marked, and its digest kept.
CREATE TABLE "imported_content" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "imported_content_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "gift_templates" DROP COLUMN "is_demo";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "is_demo";--> statement-breakpoint
ALTER TABLE "refer_items" DROP COLUMN "is_demo";--> statement-breakpoint
ALTER TABLE "content_state" DROP COLUMN "seed_digest";--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "is_demo";--> statement-breakpoint
ALTER TABLE "content_state" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Databases that have the demo's people already.
UPDATE "content_state" SET "is_demo" = true WHERE EXISTS (SELECT FROM "users" WHERE "registration_number" = 'DEMO-0001');
