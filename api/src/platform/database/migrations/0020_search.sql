CREATE TABLE "program_words" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "program_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text PRIMARY KEY NOT NULL,
	"ignored" text NOT NULL,
	"programs" text NOT NULL,
	"names" jsonb NOT NULL,
	"synonyms" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "programs_search" ON "programs" USING gin ("search");