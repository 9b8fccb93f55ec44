CREATE TABLE "credit_policies" (
	"firm_id" bigint PRIMARY KEY NOT NULL,
	"count_open" boolean DEFAULT true NOT NULL,
	"over_limit" text DEFAULT 'block' NOT NULL,
	"overdue_days" integer,
	"overdue_act" text DEFAULT 'block' NOT NULL,
	"interest_bp" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_policies_over_limit" CHECK (over_limit in ('block', 'ask', 'prepay')),
	CONSTRAINT "credit_policies_overdue" CHECK (overdue_days between 0 and 365 and overdue_act in ('block', 'prepay')),
	CONSTRAINT "credit_policies_interest" CHECK (interest_bp between 1 and 3600)
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_no" text NOT NULL,
	"columns" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_accounts_no" UNIQUE("account_no")
);
--> statement-breakpoint
CREATE TABLE "bank_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"format" text NOT NULL,
	"row_count" integer NOT NULL,
	"new_count" integer NOT NULL,
	"known_count" integer NOT NULL,
	"bad_rows" jsonb NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_imports_file" UNIQUE("account_id","file_hash"),
	CONSTRAINT "bank_imports_format" CHECK (format in ('table', 'mt940', 'camt053'))
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"row_number" integer NOT NULL,
	"line_key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_fen" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"payer_account" text NOT NULL,
	"remark" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"receipt_no" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_lines_key" UNIQUE("account_id","line_key"),
	CONSTRAINT "bank_lines_amount" CHECK (amount_fen <> 0 and (amount_fen < 0) = (status = 'outgoing')),
	CONSTRAINT "bank_lines_receipt" CHECK ((status = 'matched') = (receipt_no is not null))
);
--> statement-breakpoint
CREATE TABLE "known_payers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "known_payers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"name_key" text NOT NULL,
	"account_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_payers_once" UNIQUE("firm_id","name_key","account_key")
);
--> statement-breakpoint
CREATE TABLE "dunning_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dunning_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"step" integer NOT NULL,
	"open_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dunning_notes_step" UNIQUE("firm_id","statement_id","step"),
	CONSTRAINT "dunning_notes_step_known" CHECK (step between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "receipt_allocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"receipt_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"statement_no" text NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"matched_by" text NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_allocations_amount" CHECK (amount_fen <> 0),
	CONSTRAINT "receipt_allocations_way" CHECK (matched_by in ('number', 'amount', 'balance', 'hand', 'back'))
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"receipt_no" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"allocated_fen" bigint DEFAULT 0 NOT NULL,
	"received_on" date NOT NULL,
	"bill_no" text DEFAULT '' NOT NULL,
	"bill_due_on" date,
	"payer_name" text DEFAULT '' NOT NULL,
	"payer_account" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"bank_reference" text,
	"bank_line_id" bigint,
	"booked_by" bigint,
	"reversed_by" bigint,
	"reversed_reason" text DEFAULT '' NOT NULL,
	"reversed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "receipts_no" UNIQUE("receipt_no"),
	CONSTRAINT "receipts_method" CHECK (method in ('transfer', 'acceptance')),
	CONSTRAINT "receipts_bill" CHECK ((method = 'acceptance') = (bill_due_on is not null)),
	CONSTRAINT "receipts_amount" CHECK (amount_fen > 0 and allocated_fen between 0 and amount_fen),
	CONSTRAINT "receipts_reversed" CHECK ((status = 'reversed') = (reversed_at is not null) and (status <> 'reversed' or allocated_fen = 0))
);
--> statement-breakpoint
CREATE TABLE "write_offs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "write_offs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"write_off_no" text NOT NULL,
	"statement_id" bigint NOT NULL,
	"statement_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "write_offs_no" UNIQUE("write_off_no"),
	CONSTRAINT "write_offs_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "write_offs_amount" CHECK (amount_fen > 0),
	CONSTRAINT "write_offs_two" CHECK ((status = 'asked') = (decided_by is null) and decided_by is distinct from asked_by)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind";--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_imports" ADD CONSTRAINT "bank_imports_account_id_bank_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_account_id_bank_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_import_id_bank_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."bank_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_firm_id_receipt_id_receipts_firm_id_id_fk" FOREIGN KEY ("firm_id","receipt_id") REFERENCES "public"."receipts"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_queue" ON "bank_lines" USING btree ("status","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_lines_import" ON "bank_lines" USING btree ("import_id","row_number");--> statement-breakpoint
CREATE INDEX "known_payers_name" ON "known_payers" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "receipt_allocations_receipt" ON "receipt_allocations" USING btree ("firm_id","receipt_id");--> statement-breakpoint
CREATE INDEX "receipt_allocations_statement" ON "receipt_allocations" USING btree ("firm_id","statement_id");--> statement-breakpoint
CREATE INDEX "receipts_firm" ON "receipts" USING btree ("firm_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "receipts_line" ON "receipts" USING btree ("bank_line_id") WHERE bank_line_id is not null;--> statement-breakpoint
CREATE INDEX "receipts_free" ON "receipts" USING btree ("firm_id") WHERE allocated_fen < amount_fen and status <> 'reversed';--> statement-breakpoint
CREATE INDEX "write_offs_firm" ON "write_offs" USING btree ("firm_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "write_offs_queue" ON "write_offs" USING btree ("status","id");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_charged" CHECK ((order_id is null) = (document_type in ('receipt', 'write_off')));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind" CHECK (kind in ('use', 'release', 'repaid', 'written_off', 'reversed') and amount_fen > 0);--> statement-breakpoint
CREATE VIEW "public"."statement_invoiced_view" WITH (security_invoker = true) AS (select "firm_id", "order_line_id", "invoice_no" from "statement_invoiced");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on statement_invoiced_view from shop_app;
--> statement-breakpoint
create sequence receipt_number_seq;
--> statement-breakpoint
create sequence write_off_number_seq;
--> statement-breakpoint
select protect_firm_table('credit_policies', 'desk');
--> statement-breakpoint
select protect_firm_table('dunning_notes', 'desk');
--> statement-breakpoint
select protect_firm_table('known_payers', 'desk');
--> statement-breakpoint
select protect_firm_table('receipt_allocations', 'desk');
--> statement-breakpoint
select protect_firm_table('receipts', 'desk');
--> statement-breakpoint
select protect_firm_table('write_offs', 'desk');
--> statement-breakpoint
revoke update, delete on dunning_notes from shop_app;
--> statement-breakpoint
select keep_ledger('receipt_allocations');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('bank_line', '', 'choosing'),
  ('bank_line', '', 'outgoing'),
  ('bank_line', '', 'unmatched'),
  ('bank_line', 'choosing', 'ignored'),
  ('bank_line', 'choosing', 'matched'),
  ('bank_line', 'ignored', 'unmatched'),
  ('bank_line', 'matched', 'unmatched'),
  ('bank_line', 'unmatched', 'choosing'),
  ('bank_line', 'unmatched', 'ignored'),
  ('bank_line', 'unmatched', 'matched');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('receipt', '', 'booked'),
  ('receipt', 'booked', 'collected'),
  ('receipt', 'booked', 'reversed'),
  ('receipt', 'collected', 'reversed');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('write_off', '', 'asked'),
  ('write_off', 'asked', 'approved'),
  ('write_off', 'asked', 'refused');
--> statement-breakpoint
create trigger guard_state before insert or update of status on bank_lines for each row execute function guard_state('bank_line');
--> statement-breakpoint
create trigger guard_state before insert or update of status on receipts for each row execute function guard_state('receipt');
--> statement-breakpoint
create trigger guard_state before insert or update of status on write_offs for each row execute function guard_state('write_off');
--> statement-breakpoint
-- By hand. Papers of the shop's own bank accounts: they belong to no firm, the desk and the worker keep them.
do $$
declare
  name text;
begin
  foreach name in array array['bank_accounts', 'bank_imports', 'bank_lines'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy desk on %I using ((select app_scope()) in (''desk'', ''worker'')) with check ((select app_scope()) in (''desk'', ''worker''))', name);
  end loop;
end $$;
--> statement-breakpoint
-- A movement of money as such belongs to no order: its account is the sum of both, and was so before this migration.
alter table credit_entries no force row level security;
--> statement-breakpoint
alter table credit_accounts no force row level security;
--> statement-breakpoint
do $$
declare
  apart bigint;
begin
  select count(*) into apart from credit_accounts a where a.used_fen <> coalesce((
    select sum(case e.kind when 'use' then e.amount_fen else -e.amount_fen end) from credit_entries e where e.firm_id = a.firm_id), 0);
  if apart > 0 then
    raise exception 'the ledger of credit: % accounts are not the sum of their movements; nothing was changed', apart;
  end if;
end $$;
--> statement-breakpoint
alter table credit_entries force row level security;
--> statement-breakpoint
alter table credit_accounts force row level security;
--> statement-breakpoint
-- The worker reminds of what is due and keeps that it has.
create policy worker on dunning_notes using ((select app_scope()) = 'worker') with check ((select app_scope()) = 'worker');
