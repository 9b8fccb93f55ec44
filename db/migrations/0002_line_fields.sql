ALTER TABLE "enquiry_lines" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_lines" ADD COLUMN "project" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "project" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "expected_on" date;--> statement-breakpoint
-- Words of the order list find what buyers wrote: distinct texts of a firm, one index step each.
CREATE INDEX "order_lines_customer_code" ON "order_lines" USING btree ("firm_id","customer_code","order_id") WHERE customer_code <> '';--> statement-breakpoint
CREATE INDEX "order_lines_project" ON "order_lines" USING btree ("firm_id","project","order_id") WHERE project <> '';
