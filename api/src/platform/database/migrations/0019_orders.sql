CREATE TABLE "gift_cards" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"template_id" integer NOT NULL,
	"purchaser" jsonb NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text NOT NULL,
	"deliver_on" date,
	"code_hash" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"redeemed_by" integer,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "gift_cards_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"user_id" integer,
	"lookup_key" text NOT NULL,
	"months" integer NOT NULL,
	"amount" integer NOT NULL,
	"locale" text NOT NULL,
	"write_id" uuid,
	"referral" text,
	"promotion_code" text,
	"session_id" text,
	"subscription_id" text,
	"payment_intent_id" text,
	"amount_paid" integer DEFAULT 0 NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"dispute" text,
	"revoked_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "orders_write_id_unique" UNIQUE("write_id"),
	CONSTRAINT "orders_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "orders_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "orders_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "paid_periods" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"subscription_id" text NOT NULL,
	"lookup_key" text NOT NULL,
	"amount_paid" integer NOT NULL,
	"payment_intent_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_cursors" (
	"id" integer PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_customers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "provider_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "provider_events_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "provider_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"lookup_key" text NOT NULL,
	"status" text NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"ends_at_period_end" boolean NOT NULL,
	"next_amount" integer,
	"grace_ends_at" timestamp with time zone,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD CONSTRAINT "paid_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD CONSTRAINT "provider_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_cards_redeemed_by" ON "gift_cards" USING btree ("redeemed_by");--> statement-breakpoint
CREATE INDEX "gift_cards_undelivered" ON "gift_cards" USING btree ("deliver_on","delivered_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "paid_periods_user" ON "paid_periods" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "paid_periods_payment" ON "paid_periods" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "provider_subscriptions_user" ON "provider_subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_about_unique" UNIQUE("about");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_source" UNIQUE("source","starts_at");