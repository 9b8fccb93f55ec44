CREATE TABLE "watched_items" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint,
	"in_stock" boolean DEFAULT true NOT NULL,
	"back_at" timestamp with time zone,
	CONSTRAINT "watched_items_firm_id_user_id_sku_id_pk" PRIMARY KEY("firm_id","user_id","sku_id")
);
--> statement-breakpoint
ALTER TABLE "firm_message_settings" ADD COLUMN "limit_value" smallint;--> statement-breakpoint
ALTER TABLE "watched_items" ADD CONSTRAINT "watched_items_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watched_items_sku" ON "watched_items" USING btree ("sku_id");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
select protect_firm_table('watched_items', 'worker');
