DROP INDEX "report_deliveries_due";--> statement-breakpoint
ALTER TABLE "report_deliveries" DROP CONSTRAINT "report_deliveries_firm_id_part_line_id_pk";--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD COLUMN "counts_on" date;--> statement-breakpoint
-- What stood before counts on the promised day; said in this way it holds for the rows of all firms.
ALTER TABLE "report_deliveries" ALTER COLUMN "counts_on" TYPE date USING "promised_on", ALTER COLUMN "counts_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_row" PRIMARY KEY("firm_id","part_line_id","counts_on");--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD COLUMN "correction_of" date;--> statement-breakpoint
CREATE INDEX "report_bookings_orders" ON "report_bookings" USING btree ("firm_id","basis","booked_on","order_id","user_id","department_id","cost_center_id","category_id","brand_id") WHERE kind = 'goods' and (gross_fen <> 0 or quantity <> 0);--> statement-breakpoint
CREATE INDEX "report_days_sums" ON "report_days" USING btree ("firm_id","basis","kind","booked_on","user_id","department_id","cost_center_id","category_id","brand_id","entries","gross_fen","saved_fen","last_fen","corrected_fen");--> statement-breakpoint
CREATE INDEX "report_deliveries_unsettled" ON "report_deliveries" USING btree ("firm_id","counts_on") WHERE delivered_on is null or correction_of is not null;--> statement-breakpoint
CREATE INDEX "report_deliveries_due" ON "report_deliveries" USING btree ("firm_id","counts_on","part_line_id","promised_on","delivered_on","received","quantity","user_id","department_id","cost_center_id","category_id","brand_id") WHERE correction_of is null;--> statement-breakpoint
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_correction" CHECK (case when correction_of is null then counts_on = promised_on
      else correction_of < counts_on end);