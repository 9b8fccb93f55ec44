CREATE TABLE "state_transitions" (
	"machine" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "state_transitions_machine_from_status_to_status_pk" PRIMARY KEY("machine","from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "bulk_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list_no" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"header" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_lists_no" UNIQUE("firm_id","list_no")
);
--> statement-breakpoint
CREATE TABLE "bulk_mappings" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"header_hash" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_mappings_firm_id_user_id_header_hash_pk" PRIMARY KEY("firm_id","user_id","header_hash")
);
--> statement-breakpoint
CREATE TABLE "shared_carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"opened_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_carts_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "order_part_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_part_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"part_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"picked_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_part_lines_line" UNIQUE("firm_id","part_id","line_id"),
	CONSTRAINT "order_part_lines_quantity" CHECK (quantity > 0 and picked_quantity between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "order_parts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"part_no" integer NOT NULL,
	"warehouse" text,
	"promised_on" date,
	"status" text DEFAULT 'to_pick' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_parts_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "order_parts_no" UNIQUE("firm_id","order_id","part_no")
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"shipment_id" bigint NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"words" text NOT NULL,
	"notice_id" text NOT NULL,
	CONSTRAINT "shipment_events_notice" UNIQUE("firm_id","shipment_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"shipment_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_line" UNIQUE("firm_id","shipment_id","line_id"),
	CONSTRAINT "shipment_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"part_id" bigint NOT NULL,
	"shipment_no" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"status" text DEFAULT 'shipped' NOT NULL,
	"shipped_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "shipments_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "shipments_no" UNIQUE("shipment_no"),
	CONSTRAINT "shipments_tracking" UNIQUE("carrier","tracking_no")
);
--> statement-breakpoint
CREATE TABLE "sign_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"sign_id" bigint NOT NULL,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_files_firm_id" UNIQUE("firm_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"sign_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"received" integer NOT NULL,
	"short" integer DEFAULT 0 NOT NULL,
	"over" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_lines_line" UNIQUE("firm_id","sign_id","line_id"),
	CONSTRAINT "sign_lines_counts" CHECK (received >= 0 and short >= 0 and over >= 0 and damaged between 0 and received)
);
--> statement-breakpoint
CREATE TABLE "sign_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"shipment_id" bigint NOT NULL,
	"signer" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_records_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "sign_records_shipment" UNIQUE("firm_id","shipment_id"),
	CONSTRAINT "sign_records_kind" CHECK (kind in ('person', 'auto', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "stock_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"warehouse" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_corrections_counts" CHECK (before >= 0 and after >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" bigint,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_files_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "order_files_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"firm_id" bigint PRIMARY KEY NOT NULL,
	"limit_fen" bigint NOT NULL,
	"used_fen" bigint DEFAULT 0 NOT NULL,
	"term_days" integer DEFAULT 30 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_accounts_used" CHECK (used_fen >= 0 and (limit_fen < 0 or used_fen <= limit_fen))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_kind" CHECK (kind in ('use', 'release', 'repaid') and amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"channel" text NOT NULL,
	"notice_id" text NOT NULL,
	"pay_no" text NOT NULL,
	"body" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notices_channel_notice_id_pk" PRIMARY KEY("channel","notice_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"pay_no" text NOT NULL,
	"channel" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"channel_trade_no" text,
	"instructions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "payments_no" UNIQUE("pay_no"),
	CONSTRAINT "payments_trade" UNIQUE("channel","channel_trade_no"),
	CONSTRAINT "payments_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "frequent_items" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "frequent_items_firm_id_user_id_sku_id_pk" PRIMARY KEY("firm_id","user_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "selection_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selection_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"list_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "selection_lines_sku" UNIQUE("firm_id","list_id","sku_id"),
	CONSTRAINT "selection_lines_quantity" CHECK (quantity between 1 and 999999)
);
--> statement-breakpoint
CREATE TABLE "selection_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "selection_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "selection_lists_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "selection_lists_name" UNIQUE("firm_id","user_id","name")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_firm_id_user_id_cart_type_sku_id_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "split" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_firm_id_user_id_cart_type_sku_id_split_pk" PRIMARY KEY("firm_id","user_id","cart_type","sku_id","split");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "cost_center" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "project" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "customer_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cost_center" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "project" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "customer_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "signed_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "region_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_way" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "approval_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "statement_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "after_sale_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "share_code" text;--> statement-breakpoint
ALTER TABLE "order_part_lines" ADD CONSTRAINT "order_part_lines_firm_id_part_id_order_parts_firm_id_id_fk" FOREIGN KEY ("firm_id","part_id") REFERENCES "public"."order_parts"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_part_lines" ADD CONSTRAINT "order_part_lines_firm_id_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_firm_id_shipment_id_shipments_firm_id_id_fk" FOREIGN KEY ("firm_id","shipment_id") REFERENCES "public"."shipments"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_firm_id_shipment_id_shipments_firm_id_id_fk" FOREIGN KEY ("firm_id","shipment_id") REFERENCES "public"."shipments"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_firm_id_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_firm_id_part_id_order_parts_firm_id_id_fk" FOREIGN KEY ("firm_id","part_id") REFERENCES "public"."order_parts"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_files" ADD CONSTRAINT "sign_files_firm_id_sign_id_sign_records_firm_id_id_fk" FOREIGN KEY ("firm_id","sign_id") REFERENCES "public"."sign_records"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_lines" ADD CONSTRAINT "sign_lines_firm_id_sign_id_sign_records_firm_id_id_fk" FOREIGN KEY ("firm_id","sign_id") REFERENCES "public"."sign_records"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_lines" ADD CONSTRAINT "sign_lines_firm_id_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_records" ADD CONSTRAINT "sign_records_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_records" ADD CONSTRAINT "sign_records_firm_id_shipment_id_shipments_firm_id_id_fk" FOREIGN KEY ("firm_id","shipment_id") REFERENCES "public"."shipments"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frequent_items" ADD CONSTRAINT "frequent_items_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_lines" ADD CONSTRAINT "selection_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection_lines" ADD CONSTRAINT "selection_lines_firm_id_list_id_selection_lists_firm_id_id_fk" FOREIGN KEY ("firm_id","list_id") REFERENCES "public"."selection_lists"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_lists_expiry" ON "bulk_lists" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shared_carts_owner" ON "shared_carts" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_part_lines_of_line" ON "order_part_lines" USING btree ("firm_id","line_id");--> statement-breakpoint
CREATE INDEX "order_parts_queue" ON "order_parts" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "shipment_events_time" ON "shipment_events" USING btree ("firm_id","shipment_id","happened_at");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","shipped_at");--> statement-breakpoint
CREATE INDEX "sign_files_sign" ON "sign_files" USING btree ("firm_id","sign_id");--> statement-breakpoint
CREATE INDEX "stock_corrections_sku" ON "stock_corrections" USING btree ("sku_id","created_at");--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE INDEX "order_files_loose" ON "order_files" USING btree ("created_at") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "credit_entries_firm" ON "credit_entries" USING btree ("firm_id","id");--> statement-breakpoint
CREATE INDEX "credit_entries_order" ON "credit_entries" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_notices_pay_no" ON "payment_notices" USING btree ("pay_no");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("firm_id","order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "selection_lists_recent" ON "selection_lists" USING btree ("firm_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_hold" ON "orders" USING btree ("hold_until") WHERE hold_until is not null;--> statement-breakpoint
CREATE INDEX "orders_queue" ON "orders" USING btree ("status","submitted_at");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_cancelled" CHECK (cancelled_quantity between 0 and quantity and cancelled_fen between 0 and amount_fen);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shipped" CHECK (shipped_quantity between 0 and quantity - cancelled_quantity);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_signed" CHECK (signed_quantity between 0 and shipped_quantity);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled" CHECK (cancelled_fen between 0 and goods_fen);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_way" CHECK (pay_way in ('account', 'transfer', 'online'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_approval" CHECK (approval_status in ('none', 'pending', 'passed', 'refused'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment" CHECK (payment_status in ('none', 'unpaid', 'paid', 'refunding', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice" CHECK (invoice_status in ('none', 'partly', 'full'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_statement" CHECK (statement_status in ('none', 'billed', 'settled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_after_sale" CHECK (after_sale_status in ('none', 'open', 'done'));--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('part', '', 'to_pick'),
  ('part', 'to_pick', 'picking'),
  ('part', 'to_pick', 'cancelled'),
  ('part', 'picking', 'to_pick'),
  ('part', 'picking', 'picked'),
  ('part', 'picking', 'cancelled'),
  ('part', 'picked', 'partly_shipped'),
  ('part', 'picked', 'shipped'),
  ('part', 'picked', 'cancelled'),
  ('part', 'partly_shipped', 'shipped'),
  ('part', 'partly_shipped', 'partly_signed'),
  ('part', 'shipped', 'partly_signed'),
  ('part', 'shipped', 'signed'),
  ('part', 'shipped', 'refused'),
  ('part', 'partly_signed', 'signed'),
  ('part', 'partly_signed', 'refused'),
  ('shipment', '', 'shipped'),
  ('shipment', 'shipped', 'in_transit'),
  ('shipment', 'shipped', 'delivered'),
  ('shipment', 'shipped', 'refused'),
  ('shipment', 'in_transit', 'delivered'),
  ('shipment', 'in_transit', 'refused'),
  ('shipment', 'delivered', 'signed'),
  ('shipment', 'delivered', 'refused'),
  ('payment', '', 'pending'),
  ('payment', 'pending', 'paid'),
  ('payment', 'pending', 'failed'),
  ('payment', 'pending', 'closed'),
  ('payment', 'paid', 'refunding'),
  -- Money that arrives for what was given up is given back.
  ('payment', 'failed', 'refunding'),
  ('payment', 'closed', 'refunding'),
  ('payment', 'refunding', 'refunded');
--> statement-breakpoint
revoke insert, update, delete on state_transitions from shop_app;
--> statement-breakpoint
-- A thing is born in an initial state and moves only along the table of its machine.
create function guard_state() returns trigger language plpgsql as $$
declare
  previous text := case when tg_op = 'INSERT' then '' else old.status end;
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return new;
  end if;
  if not exists (select 1 from state_transitions t
    where t.machine = tg_argv[0] and t.from_status = previous and t.to_status = new.status) then
    raise exception '% cannot move from % to %', tg_argv[0], previous, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guard_state before insert or update of status on order_parts
  for each row execute function guard_state('part');
--> statement-breakpoint
create trigger guard_state before insert or update of status on shipments
  for each row execute function guard_state('shipment');
--> statement-breakpoint
create trigger guard_state before insert or update of status on payments
  for each row execute function guard_state('payment');
--> statement-breakpoint
-- The desk and the worker move what customers have ordered, paid and received.
select protect_firm_table(name, 'desk') from unnest(array['order_parts', 'order_part_lines', 'shipments', 'shipment_lines',
  'shipment_events', 'sign_records', 'sign_lines', 'sign_files', 'payments', 'credit_accounts', 'credit_entries',
  'order_files']::regclass[]) name;
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['order_parts', 'order_part_lines', 'shipments', 'shipment_lines', 'shipment_events',
    'sign_records', 'sign_lines', 'sign_files', 'payments', 'credit_accounts', 'credit_entries', 'order_files'] loop
    execute format('create policy worker on %I using (app_scope() = ''worker'') with check (app_scope() = ''worker'')', name);
  end loop;
  foreach name in array array['orders', 'order_lines', 'order_events', 'stock_reservations'] loop
    execute format('create policy keep on %I using (app_scope() in (''desk'', ''worker'')) with check (app_scope() in (''desk'', ''worker''))', name);
  end loop;
end $$;
--> statement-breakpoint
drop policy count on orders;
--> statement-breakpoint
drop policy count on order_lines;
--> statement-breakpoint
select protect_firm_table(name) from unnest(array['shared_carts', 'selection_lists', 'selection_lines', 'frequent_items',
  'bulk_mappings']::regclass[]) name;
--> statement-breakpoint
select protect_firm_table('bulk_lists', 'worker');
--> statement-breakpoint
alter table stock_corrections enable row level security;
--> statement-breakpoint
alter table stock_corrections force row level security;
--> statement-breakpoint
create policy desk on stock_corrections using (app_scope() = 'desk') with check (app_scope() = 'desk');
--> statement-breakpoint
alter table payment_notices enable row level security;
--> statement-breakpoint
alter table payment_notices force row level security;
--> statement-breakpoint
create policy worker on payment_notices using (app_scope() in ('desk', 'worker')) with check (app_scope() in ('desk', 'worker'));
--> statement-breakpoint
-- The ledgers are append only.
revoke update, delete on credit_entries, shipment_events, stock_corrections from shop_app;
--> statement-breakpoint
-- A shared cart by its link, whoever opens it, and the opening counted; nothing of the owner's prices is in it.
create function open_shared_cart(p_token_hash text)
  returns table (id bigint, firm_id bigint, user_id bigint, name text, lines jsonb, opened_count int, expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  before text := app_scope();
begin
  perform set_config('app.scope', 'shared-cart', true);
  return query update shared_carts c set opened_count = c.opened_count + 1
    where c.token_hash = p_token_hash and c.expires_at > now()
    returning c.id, c.firm_id, c.user_id, c.name, c.lines, c.opened_count, c.expires_at;
  perform set_config('app.scope', before, true);
end $$;
--> statement-breakpoint
revoke all on function open_shared_cart(text) from public;
--> statement-breakpoint
grant execute on function open_shared_cart(text) to shop_app;
--> statement-breakpoint
create policy link on shared_carts using (app_scope() = 'shared-cart') with check (app_scope() = 'shared-cart');
--> statement-breakpoint
create sequence payment_number_seq;
--> statement-breakpoint
create sequence shipment_number_seq;
