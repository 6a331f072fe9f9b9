ALTER TABLE "orders" ADD COLUMN "refund" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failed_refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD COLUMN "amount_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD COLUMN "revoked_by" text;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD COLUMN "confirm_url" text;--> statement-breakpoint
UPDATE "paid_periods" SET "revoked_by" = 'refund', "amount_refunded" = "amount_paid" WHERE "revoked_at" IS NOT NULL;--> statement-breakpoint
UPDATE "paid_periods" "period" SET "amount_refunded" = "bought"."amount_refunded",
  "revoked_by" = CASE WHEN "period"."revoked_at" IS NOT NULL
    THEN CASE "bought"."dispute" WHEN 'open' THEN 'dispute' WHEN 'lost' THEN 'lostDispute' ELSE 'refund' END END
  FROM "orders" "bought" WHERE "bought"."payment_intent_id" = "period"."payment_intent_id";
