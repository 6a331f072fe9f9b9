ALTER TABLE "video_surveys" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "video_surveys" ADD CONSTRAINT "video_surveys_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_surveys_message" ON "video_surveys" USING btree ("message_id");