ALTER TABLE "after_sale_lines" ADD COLUMN "sku_id" bigint;--> statement-breakpoint
-- Lines that stand have the goods of their order lines. The owner of the tables reads what row-level security hides from everybody.
alter table after_sale_lines no force row level security;
--> statement-breakpoint
alter table order_lines no force row level security;
--> statement-breakpoint
update after_sale_lines l set sku_id = b.sku_id from order_lines b where b.firm_id = l.firm_id and b.id = l.order_line_id;
--> statement-breakpoint
alter table order_lines force row level security;
--> statement-breakpoint
alter table after_sale_lines force row level security;
--> statement-breakpoint
ALTER TABLE "after_sale_lines" ALTER COLUMN "sku_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "after_sale_lines_goods" ON "after_sale_lines" USING btree ("firm_id","sku_id","case_id");
