DROP VIEW "public"."order_lines_view";--> statement-breakpoint
DROP VIEW "public"."orders_view";--> statement-breakpoint
ALTER TABLE "report_bookings" DROP CONSTRAINT "report_bookings_basis";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_freight_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned_fen" CHECK (returned_fen between 0 and amount_fen - cancelled_fen);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_returned_freight" CHECK (returned_freight_fen between 0 and least(freight_fen, returned_fen));--> statement-breakpoint
ALTER TABLE "report_bookings" ADD CONSTRAINT "report_bookings_basis" CHECK (basis in ('ordered', 'signed', 'returned') and kind in ('goods', 'freight'));--> statement-breakpoint
CREATE VIEW "public"."after_sale_postings_view" WITH (security_invoker = true) AS (select "id", "firm_id", "case_id", "order_id", "order_line_id", "kind", "quantity", "amount_fen", "tax_fen", "created_at" from "after_sale_postings");--> statement-breakpoint
CREATE VIEW "public"."order_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "line_no", "sku_id", "item_no", "product_name", "brand_name", "mpn", "order_unit", "quantity", "sales_price", "amount_fen", "day_type", "delivery_days", "promises", "cancelled_quantity", "cancelled_fen", "shipped_quantity", "signed_quantity", "cost_center", "customer_code", "department", "expected_on", "note", "project", "tax_rate_bp", "tax_fen", "returned_quantity", "returned_fen" from "order_lines");--> statement-breakpoint
CREATE VIEW "public"."orders_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "order_no", "status", "po_number", "note", "address", "invoice", "pay_way", "payment_status", "total_fen", "line_count", "cancelled_fen", "share_code", "version", "submitted_at", "updated_at", "freight_fen", "goods_fen", "discount_fen", "returned_fen", "origin_case_no", "invoice_status", "statement_status", "after_sale_status", "region_code", "returned_freight_fen" from "orders");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on after_sale_postings_view, order_lines_view, orders_view from shop_app;
--> statement-breakpoint
-- The worker follows orders, refunds and carriers, and lets cases lapse as the desk does.
do $$
declare
  name text;
begin
  foreach name in array array['after_sale_cases', 'after_sale_lines', 'after_sale_events', 'after_sale_drafts',
    'after_sale_returns', 'after_sale_return_news', 'returned_stock', 'after_sale_refunds', 'after_sale_postings',
    'after_sale_repairs', 'after_sale_decisions', 'after_sale_quick_months', 'after_sale_firm_settings'] loop
    execute format('create policy worker on %I using ((select app_scope()) = ''worker'') with check ((select app_scope()) = ''worker'')', name);
  end loop;
end $$;
