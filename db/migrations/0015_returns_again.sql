ALTER TABLE "returned_stock" DROP CONSTRAINT "returned_stock_once";--> statement-breakpoint
ALTER TABLE "returned_stock" ADD COLUMN "reopenings" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "returned_stock" ADD CONSTRAINT "returned_stock_once" UNIQUE("firm_id","case_line_id","grade","reopenings");