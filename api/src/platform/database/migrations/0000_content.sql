CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"seed_digest" text
);
--> statement-breakpoint
CREATE TABLE "films" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "films_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"folder" text NOT NULL,
	"duration" numeric NOT NULL,
	CONSTRAINT "films_folder_unique" UNIQUE("folder")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"url" text NOT NULL,
	"alternative_text" text NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"formats" jsonb NOT NULL,
	CONSTRAINT "images_slug_locale" UNIQUE("slug","locale")
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "levels_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "more_like_this" (
	"program_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "more_like_this_program_id_other_id_pk" PRIMARY KEY("program_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "program_levels" (
	"program_id" integer NOT NULL,
	"level_id" integer NOT NULL,
	CONSTRAINT "program_levels_program_id_level_id_pk" PRIMARY KEY("program_id","level_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"category_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"film_id" integer,
	"position" integer NOT NULL,
	"duration" integer NOT NULL,
	"is_example" boolean NOT NULL,
	"title" text NOT NULL,
	"title_folded" text GENERATED ALWAYS AS (translate(lower(title), 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'acelnoszzacelnoszz')) STORED NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"for_whom" text NOT NULL,
	"what_you_need" jsonb NOT NULL,
	"when_not_to" jsonb NOT NULL,
	"transcription" text,
	"omit_transcription" boolean DEFAULT false NOT NULL,
	"chapters" jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "programs_slug_locale" UNIQUE("slug","locale")
);
--> statement-breakpoint
ALTER TABLE "more_like_this" ADD CONSTRAINT "more_like_this_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "more_like_this" ADD CONSTRAINT "more_like_this_other_id_programs_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_levels" ADD CONSTRAINT "program_levels_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_levels" ADD CONSTRAINT "program_levels_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "more_like_this_other" ON "more_like_this" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "program_levels_level" ON "program_levels" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "programs_order" ON "programs" USING btree ("locale","position","id");--> statement-breakpoint
CREATE INDEX "programs_category" ON "programs" USING btree ("category_id");