-- Documents are derived from the catalogue and are written anew after this; they cannot be filled in place.
DELETE FROM "search_documents";
--> statement-breakpoint
CREATE TABLE "search_feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"search_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"keyword" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "search_redirects_url" CHECK (url ~ '^(https://|/[^/])')
);
--> statement-breakpoint
CREATE TABLE "search_suggestions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"weight" integer NOT NULL,
	"sku_id" bigint
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "list_price" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "delivery" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_suggestions" ADD CONSTRAINT "search_suggestions_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_feedback_firm" ON "search_feedback" USING btree ("firm_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "search_redirects_keyword" ON "search_redirects" USING btree ("keyword");--> statement-breakpoint
CREATE INDEX "search_suggestions_key" ON "search_suggestions" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_suggestions_sku" ON "search_suggestions" USING btree ("sku_id");
--> statement-breakpoint
select protect_firm_table('search_feedback');
