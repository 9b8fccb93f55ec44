-- What features read of each other's tables (docs/decisions/0054-tables-have-owners.md). Rights and rows are those of whoever
-- asks. Views of one table can be written through: nobody may.
CREATE VIEW "public"."membership_roles_view" WITH (security_invoker = true) AS (select "firm_id", "membership_id", "role_id", "granted_by", "granted_at" from "membership_roles");--> statement-breakpoint
CREATE VIEW "public"."memberships_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "status", "participant_extend_type", "seller_code", "amount_limit", "department_id", "job_title", "data_scope", "approves", "invited_at", "invited_as", "left_at", "version", "created_at" from "memberships");--> statement-breakpoint
CREATE VIEW "public"."users_view" WITH (security_invoker = true) AS (select "id", "user_code", "user_name", "real_name", "phone_number", "email", "password_changed_at", "nick_name", "avatar_url", "subscribe_promotion", "last_login_at" from "users");--> statement-breakpoint
CREATE VIEW "public"."approval_flows_view" WITH (security_invoker = true) AS (select "firm_id", "document_type", "status" from "approval_flows");--> statement-breakpoint
CREATE VIEW "public"."cost_centers_view" WITH (security_invoker = true) AS (select "id", "firm_id", "code", "name", "path", "owner_member_id" from "cost_centers");--> statement-breakpoint
CREATE VIEW "public"."brands_view" WITH (security_invoker = true) AS (select "id", "code", "name", "name_en", "aliases" from "brands");--> statement-breakpoint
CREATE VIEW "public"."categories_view" WITH (security_invoker = true) AS (select "id", "code", "parent_id", "level", "name", "path_ids", "sort", "unspsc", "picture_kind" from "categories");--> statement-breakpoint
CREATE VIEW "public"."series_view" WITH (security_invoker = true) AS (select "id", "name" from "series");--> statement-breakpoint
CREATE VIEW "public"."skus_view" WITH (security_invoker = true) AS (select "id", "item_no", "name", "mpn", "brand_id", "category_id", "series_id", "attributes", "description", "order_unit", "pack_quantity", "base_unit", "moq", "step", "list_price", "sales_price", "tax_rate_bp", "product_status", "day_type", "delivery_days", "not_cart", "exclusive", "tax_code", "ean", "unspsc", "source", "sales_count", "created_at" from "skus");--> statement-breakpoint
CREATE VIEW "public"."stock_levels_view" WITH (security_invoker = true) AS (select "sku_id", "warehouse", "on_hand", "reserved", "updated_at" from "stock_levels");--> statement-breakpoint
CREATE VIEW "public"."unspsc_classes_view" WITH (security_invoker = true) AS (select "code" from "unspsc_classes");--> statement-breakpoint
CREATE VIEW "public"."warehouses_view" WITH (security_invoker = true) AS (select "code", "name" from "warehouses");--> statement-breakpoint
CREATE VIEW "public"."enquiries_view" WITH (security_invoker = true) AS (select "id", "firm_id", "enquiry_no", "title", "status", "share_code", "created_at" from "enquiries");--> statement-breakpoint
CREATE VIEW "public"."customer_items_view" WITH (security_invoker = true) AS (select "firm_id", "sku_id", "code_key" from "customer_items");--> statement-breakpoint
CREATE VIEW "public"."order_events_view" WITH (security_invoker = true) AS (select "firm_id", "order_id", "from_status", "to_status", "created_at" from "order_events");--> statement-breakpoint
CREATE VIEW "public"."order_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "line_no", "sku_id", "item_no", "product_name", "brand_name", "mpn", "order_unit", "quantity", "sales_price", "amount_fen", "day_type", "delivery_days", "promises", "cancelled_quantity", "cancelled_fen", "shipped_quantity", "signed_quantity", "cost_center", "customer_code", "department", "expected_on", "note", "project" from "order_lines");--> statement-breakpoint
CREATE VIEW "public"."orders_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "order_no", "status", "po_number", "note", "address", "invoice", "pay_way", "payment_status", "total_fen", "line_count", "cancelled_fen", "share_code", "version", "submitted_at", "updated_at" from "orders");--> statement-breakpoint
CREATE VIEW "public"."stock_reservations_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "line_id", "sku_id", "warehouse", "quantity", "state" from "stock_reservations");--> statement-breakpoint
CREATE VIEW "public"."departments_view" WITH (security_invoker = true) AS (select "id", "firm_id", "parent_id", "name", "code", "path", "head_member_id", "place", "version" from "departments");--> statement-breakpoint
CREATE VIEW "public"."firms_view" WITH (security_invoker = true) AS (select "id", "customer_code", "name", "short_name", "firm_type", "level_code", "logo_url", "credit_code", "firm_channel", "main_customer_code", "group_firm_id", "r3_code", "theme_color", "industry", "status", "settings" from "firms");--> statement-breakpoint
CREATE VIEW "public"."role_permissions_view" WITH (security_invoker = true) AS (select "firm_id", "role_id", "code" from "role_permissions");--> statement-breakpoint
CREATE VIEW "public"."roles_view" WITH (security_invoker = true) AS (select "id", "firm_id", "name", "note", "version" from "roles");--> statement-breakpoint
CREATE VIEW "public"."agreement_prices_view" WITH (security_invoker = true) AS (select "firm_id", "sku_id", "valid_from", "valid_to" from "agreement_prices");--> statement-breakpoint
CREATE VIEW "public"."addresses_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "receiver", "phone", "region_code", "province", "city", "district", "detail", "removed_at" from "addresses");--> statement-breakpoint
CREATE VIEW "public"."quotes_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "quote_no", "title", "status", "enquiry_id", "share_code", "sent_version", "valid_until", "total_fen", "created_at" from "quotes");--> statement-breakpoint
CREATE VIEW "public"."exclusive_skus_view" WITH (security_invoker = true) AS (select "firm_id", "sku_id" from "exclusive_skus");--> statement-breakpoint
CREATE VIEW "public"."visibility_rules_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "department_id", "made_by", "starts_on", "ends_on", "effect", "kind", "target_id", "created_at" from "visibility_rules");
--> statement-breakpoint
revoke insert, update, delete on membership_roles_view, memberships_view, users_view, approval_flows_view, cost_centers_view, brands_view,
  categories_view, series_view, skus_view, stock_levels_view, unspsc_classes_view, warehouses_view,
  enquiries_view, customer_items_view, order_events_view, order_lines_view, orders_view, stock_reservations_view,
  departments_view, firms_view, role_permissions_view, roles_view, agreement_prices_view, addresses_view,
  quotes_view, exclusive_skus_view, visibility_rules_view
  from shop_app;
