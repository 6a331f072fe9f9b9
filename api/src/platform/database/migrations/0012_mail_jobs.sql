DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "sent_reminders" DROP CONSTRAINT "sent_reminders_user_id_day_kind_pk";--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD COLUMN "minutes" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_user_id_day_minutes_kind_pk" PRIMARY KEY("user_id","day","minutes","kind");--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "due_at";