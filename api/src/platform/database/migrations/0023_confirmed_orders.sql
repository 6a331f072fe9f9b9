ALTER TABLE "orders" ADD COLUMN "is_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "is_confirmed" = true WHERE "state" = 'paid';