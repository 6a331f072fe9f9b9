ALTER TABLE "paths" ADD COLUMN "note_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "paths" ADD COLUMN "pain_note_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "paths" SET ("note_at", "pain_note_at") = (
  SELECT coalesce(max(card."created_at"), "paths"."created_at"), coalesce(max(card."created_at"), "paths"."created_at")
  FROM "messages" card
  WHERE card."receiver_id" = "paths"."user_id" AND card."type" = 'PATH_CHANGED' AND card."metadata"->'changes'->>'hasNewNote' = 'true'
);
