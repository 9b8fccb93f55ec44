ALTER TABLE "after_sale_postings" DROP CONSTRAINT "after_sale_postings_once";--> statement-breakpoint
ALTER TABLE "after_sale_postings" ADD COLUMN "reopenings" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale_postings" ADD CONSTRAINT "after_sale_postings_once" UNIQUE("firm_id","case_id","order_line_id","reopenings");