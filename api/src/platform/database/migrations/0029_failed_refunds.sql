ALTER TABLE "paid_periods" ADD COLUMN "failed_refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "paid_periods" "period" SET "failed_refunds" = "bought"."failed_refunds"
  FROM "orders" "bought" WHERE "bought"."payment_intent_id" = "period"."payment_intent_id";
