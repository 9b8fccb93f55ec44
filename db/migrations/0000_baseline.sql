-- The database as it was when the first line of migrations was closed (docs/decisions/0047-baseline.md): who may do what,
-- tables, row-level security, guards, and the few rows that a shop cannot do without. Rows of this file are never changed;
-- what changes comes in the next migration. The application connects as shop_app: it owns nothing and bypasses nothing.
-- Roles themselves are made before migrations run (src/platform/api/prepare-database.ts).

create function app_firm_id() returns bigint language sql stable
  as $$ select nullif(current_setting('app.firm_id', true), '')::bigint $$;
create function app_user_id() returns bigint language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;
create function app_session_hash() returns text language sql stable
  as $$ select nullif(current_setting('app.session_hash', true), '') $$;
create function app_scope() returns text language sql stable
  as $$ select coalesce(current_setting('app.scope', true), '') $$;
--> statement-breakpoint
-- Puts a firm table under row-level security: own firm only, or a named right where the table grants one. A function in
-- a policy is called for every row that is looked at; in a subselect it is asked once for the statement: a count over
-- 100,000 orders took 217 ms that way and 32 ms this way.
create function protect_firm_table(target regclass, granted_right text default null) returns void language plpgsql as $$
declare
  allowed text := 'firm_id = (select app_firm_id())';
begin
  if granted_right is not null then
    allowed := format('(%s or (select app_scope()) = %L)', allowed, granted_right);
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy firm on %s using (%s) with check (%s)', target, allowed, allowed);
end $$;
--> statement-breakpoint
-- What belongs to getting in is open to the code that lets people in, and to nothing else.
create function protect_identity_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy identity on %s using (app_scope() in (''identity'', ''worker'')) with check (app_scope() in (''identity'', ''worker''))', target);
end $$;
--> statement-breakpoint
-- Logs belong to the shop, not to a firm: the process writes and removes them, the shop's own people read them.
create function protect_log_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy record on %s for insert with check (app_scope() = ''worker'')', target);
  execute format('create policy look on %s for select using (app_scope() in (''desk'', ''worker''))', target);
  execute format('create policy purge on %s for delete using (app_scope() = ''worker'')', target);
  -- What is written stays as it was written.
  execute format('revoke update on %s from shop_app', target);
end $$;
--> statement-breakpoint
grant usage on schema public to shop_app;
alter default privileges in schema public grant select, insert, update, delete on tables to shop_app;
alter default privileges in schema public grant usage on sequences to shop_app;
create extension if not exists btree_gist;
--> statement-breakpoint

-- Tables, as drizzle-kit writes them (src/**/*-tables.ts).
CREATE TABLE "audit_chain" (
	"firm_id" bigint NOT NULL,
	"place" bigint NOT NULL,
	"log_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_chain_firm_id_place_pk" PRIMARY KEY("firm_id","place"),
	CONSTRAINT "audit_chain_log" UNIQUE("log_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_firm_id_user_id_route_key_pk" PRIMARY KEY("firm_id","user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"firm_id" bigint,
	"payload" jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "state_transitions" (
	"machine" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "state_transitions_machine_from_status_to_status_pk" PRIMARY KEY("machine","from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "membership_roles" (
	"firm_id" bigint NOT NULL,
	"membership_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"granted_by" bigint,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_roles_firm_id_membership_id_role_id_pk" PRIMARY KEY("firm_id","membership_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"participant_extend_type" smallint DEFAULT 1 NOT NULL,
	"seller_code" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"amount_limit" bigint,
	"contact_code" text,
	"department_id" bigint,
	"job_title" text DEFAULT '' NOT NULL,
	"data_scope" text DEFAULT 'self' NOT NULL,
	"approves" boolean DEFAULT true NOT NULL,
	"invited_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"invited_as" text,
	CONSTRAINT "memberships_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "memberships_person" UNIQUE("firm_id","user_id"),
	CONSTRAINT "memberships_status" CHECK (status in (0, 1, 2)),
	CONSTRAINT "memberships_data_scope" CHECK (data_scope in ('self', 'department', 'branch', 'company', 'group'))
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" bigint NOT NULL,
	"membership_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_tokens_purpose" CHECK (purpose in ('activation', 'reset', 'login_link', 'jump'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"firm_id" bigint,
	"membership_id" bigint,
	"remember" boolean DEFAULT false NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"login_source" smallint DEFAULT 0 NOT NULL,
	"ip" text,
	"first_login" boolean DEFAULT false NOT NULL,
	"reauthenticated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_code" text NOT NULL,
	"user_name" text NOT NULL,
	"real_name" text NOT NULL,
	"phone_number" text,
	"email" text,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_changed_at" timestamp with time zone,
	"nick_name" text,
	"avatar_url" text,
	"reg_type" text DEFAULT 'invited' NOT NULL,
	"subscribe_promotion" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "users_user_code_unique" UNIQUE("user_code"),
	CONSTRAINT "users_user_name_unique" UNIQUE("user_name"),
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "approval_flows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_flows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"document_type" text NOT NULL,
	"effect" text DEFAULT 'approve' NOT NULL,
	"department_id" bigint,
	"conditions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nodes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_flows_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "approval_flows_name" UNIQUE("firm_id","name"),
	CONSTRAINT "approval_flows_effect" CHECK (effect in ('bypass', 'deny', 'approve')),
	CONSTRAINT "approval_flows_document" CHECK (document_type in ('order', 'quote', 'enquiry', 'budget', 'user', 'material', 'invoice_title')),
	CONSTRAINT "approval_flows_status" CHECK (status in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "approval_copies" (
	"firm_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_copies_firm_id_request_id_user_id_pk" PRIMARY KEY("firm_id","request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "approval_delegations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_delegations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"delegate_member_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"document_types" text[] DEFAULT '{}' NOT NULL,
	"cap_fen" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_delegations_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "approval_delegations_time" CHECK (ends_at > starts_at),
	CONSTRAINT "approval_delegations_other" CHECK (delegate_member_id <> member_id),
	CONSTRAINT "approval_delegations_cap" CHECK (cap_fen is null or cap_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "approval_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"task_id" bigint,
	"user_id" bigint,
	"on_behalf_of" bigint,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"request_id" bigint,
	"event_id" bigint,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_files_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "approval_files_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
CREATE TABLE "approval_line_refusals" (
	"firm_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"task_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_line_refusals_firm_id_request_id_line_no_pk" PRIMARY KEY("firm_id","request_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "approval_mail_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"firm_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"request_version" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"request_no" text NOT NULL,
	"document_type" text NOT NULL,
	"document_no" text NOT NULL,
	"title" text NOT NULL,
	"requester_user_id" bigint NOT NULL,
	"requester_member_id" bigint NOT NULL,
	"department_id" bigint,
	"amount_fen" bigint NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"current_step" smallint DEFAULT 0 NOT NULL,
	"snapshot" jsonb NOT NULL,
	"snapshot_hash" text NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"hold_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "approval_requests_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "approval_requests_no" UNIQUE("firm_id","request_no"),
	CONSTRAINT "approval_requests_amount" CHECK (amount_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "approval_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"step_no" smallint NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"needed" smallint DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"escalate_after_hours" integer,
	"activated_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "approval_steps_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "approval_steps_no" UNIQUE("firm_id","request_id","step_no"),
	CONSTRAINT "approval_steps_mode" CHECK (mode in ('any', 'all', 'sequence', 'n_of_m', 'per_department')),
	CONSTRAINT "approval_steps_needed" CHECK (needed >= 1)
);
--> statement-breakpoint
CREATE TABLE "approval_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"step_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"on_behalf_of" bigint,
	"department_id" bigint,
	"place" smallint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"decided_hash" text,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "approval_tasks_firm_id" UNIQUE("firm_id","id")
);
--> statement-breakpoint
CREATE TABLE "approval_delayed_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_delayed_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"snapshot_hash" text NOT NULL,
	"wish" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_delayed_decisions_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "approval_delayed_decisions_ended" CHECK ((status = 'waiting') = (ended_at is null))
);
--> statement-breakpoint
CREATE TABLE "budget_alerts" (
	"firm_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"percent" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_alerts_firm_id_period_id_percent_pk" PRIMARY KEY("firm_id","period_id","percent")
);
--> statement-breakpoint
CREATE TABLE "budget_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"document_type" text NOT NULL,
	"document_no" text NOT NULL,
	"effect_key" text NOT NULL,
	"user_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"reserved_after_fen" bigint NOT NULL,
	"used_after_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cost_center_id" bigint NOT NULL,
	CONSTRAINT "budget_entries_effect" UNIQUE("firm_id","period_id","effect_key"),
	CONSTRAINT "budget_entries_kind" CHECK (kind in ('reserve', 'confirm', 'release', 'credit')),
	CONSTRAINT "budget_entries_amount" CHECK (amount_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "budget_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "budget_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"rule_id" bigint NOT NULL,
	"cost_center_id" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"limit_fen" bigint NOT NULL,
	"carried_fen" bigint DEFAULT 0 NOT NULL,
	"reserved_fen" bigint DEFAULT 0 NOT NULL,
	"used_fen" bigint DEFAULT 0 NOT NULL,
	"over_allowed" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_periods_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "budget_periods_start" UNIQUE("firm_id","rule_id","starts_on"),
	CONSTRAINT "budget_periods_amounts" CHECK (reserved_fen >= 0 and used_fen >= 0 and limit_fen >= -1),
	CONSTRAINT "budget_periods_within" CHECK (over_allowed = 1 or limit_fen = -1 or reserved_fen + used_fen <= limit_fen),
	CONSTRAINT "budget_periods_days" CHECK (ends_on >= starts_on)
);
--> statement-breakpoint
CREATE TABLE "cost_centers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_centers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"parent_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"owner_member_id" bigint,
	"department_id" bigint,
	"status" smallint DEFAULT 1 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_centers_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "cost_centers_code" UNIQUE("firm_id","code"),
	CONSTRAINT "cost_centers_status" CHECK (status in (0, 1)),
	CONSTRAINT "cost_centers_parent" CHECK (parent_id is distinct from id)
);
--> statement-breakpoint
CREATE TABLE "cost_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"cost_center_id" bigint NOT NULL,
	"frequency" text NOT NULL,
	"limit_fen" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"over_policy" text DEFAULT 'block' NOT NULL,
	"alert_percents" smallint[] DEFAULT '{80,100}' NOT NULL,
	"carry_over" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_rules_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "cost_rules_frequency" CHECK (frequency in ('natural_month', 'quarter', 'year', 'disposable')),
	CONSTRAINT "cost_rules_policy" CHECK (over_policy in ('block', 'warn', 'approve')),
	CONSTRAINT "cost_rules_limit" CHECK (limit_fen >= -1),
	CONSTRAINT "cost_rules_status" CHECK (status in (0, 1, 3)),
	CONSTRAINT "cost_rules_carry" CHECK (carry_over in (0, 1)),
	CONSTRAINT "cost_rules_days" CHECK (ends_on is null or ends_on >= starts_on),
	CONSTRAINT "cost_rules_disposable" CHECK (frequency <> 'disposable' or ends_on is not null)
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
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "cart_lines" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"cart_type" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"added_price" bigint NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"search_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"split" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"project" text DEFAULT '' NOT NULL,
	"expected_on" date,
	"customer_code" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone,
	CONSTRAINT "cart_lines_firm_id_user_id_cart_type_sku_id_split_pk" PRIMARY KEY("firm_id","user_id","cart_type","sku_id","split"),
	CONSTRAINT "cart_lines_quantity" CHECK (quantity between 1 and 999999),
	CONSTRAINT "cart_lines_type" CHECK (cart_type in ('enterprise', 'punchout', 'vending'))
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
CREATE TABLE "view_history" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"cart_type" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_history_firm_id_user_id_cart_type_sku_id_pk" PRIMARY KEY("firm_id","user_id","cart_type","sku_id")
);
--> statement-breakpoint
CREATE TABLE "visitor_cart_lines" (
	"session_hash" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"search_id" text,
	"last_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_cart_lines_session_hash_sku_id_pk" PRIMARY KEY("session_hash","sku_id"),
	CONSTRAINT "visitor_cart_lines_quantity" CHECK (quantity between 1 and 999999)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_code_unique" UNIQUE("code"),
	CONSTRAINT "brands_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"parent_id" bigint,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"path_ids" bigint[] NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"unspsc" text,
	"picture_kind" text DEFAULT 'part' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_code_unique" UNIQUE("code"),
	CONSTRAINT "categories_level" CHECK (level between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"brand_id" bigint,
	"category_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_no" text NOT NULL,
	"name" text NOT NULL,
	"mpn" text,
	"brand_id" bigint,
	"category_id" bigint NOT NULL,
	"series_id" bigint,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order_unit" text NOT NULL,
	"pack_quantity" integer DEFAULT 1 NOT NULL,
	"base_unit" text NOT NULL,
	"moq" integer DEFAULT 1 NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"list_price" bigint NOT NULL,
	"sales_price" bigint NOT NULL,
	"tax_rate_bp" integer DEFAULT 1300 NOT NULL,
	"product_status" smallint DEFAULT 5 NOT NULL,
	"day_type" smallint DEFAULT 0 NOT NULL,
	"delivery_days" smallint,
	"returnable" boolean DEFAULT true NOT NULL,
	"exchangeable" boolean DEFAULT true NOT NULL,
	"new_flag" boolean DEFAULT false NOT NULL,
	"hot_flag" boolean DEFAULT false NOT NULL,
	"sale_flag" boolean DEFAULT false NOT NULL,
	"sku_type" smallint DEFAULT 0 NOT NULL,
	"not_cart" boolean DEFAULT false NOT NULL,
	"ean" text,
	"unspsc" text,
	"picture_kind" text DEFAULT 'part' NOT NULL,
	"source" text NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"tax_code" text,
	CONSTRAINT "skus_item_no_unique" UNIQUE("item_no"),
	CONSTRAINT "skus_moq" CHECK (moq between 1 and 999999),
	CONSTRAINT "skus_step" CHECK (step between 1 and 999999),
	CONSTRAINT "skus_pack_quantity" CHECK (pack_quantity >= 1),
	CONSTRAINT "skus_list_price" CHECK (list_price >= 0),
	CONSTRAINT "skus_sales_price" CHECK (sales_price >= 0),
	CONSTRAINT "skus_tax_rate" CHECK (tax_rate_bp between 0 and 10000),
	CONSTRAINT "skus_status" CHECK (product_status in (5, 7, 8, 9)),
	CONSTRAINT "skus_day_type" CHECK (day_type between 0 and 13),
	CONSTRAINT "skus_tax_code" CHECK (tax_code ~ '^[0-9]{19}$')
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"sku_id" bigint NOT NULL,
	"warehouse" text NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_levels_sku_id_warehouse_pk" PRIMARY KEY("sku_id","warehouse"),
	CONSTRAINT "stock_levels_bounds" CHECK (reserved >= 0 and on_hand >= reserved)
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"supplier" text NOT NULL,
	"header" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_supplier_header_pk" PRIMARY KEY("supplier","header")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"supplier" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dry_run" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"report_key" text,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_status" CHECK (status in ('uploaded', 'queued', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "item_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"firm_id" bigint,
	"user_id" bigint,
	"fields" text[] NOT NULL,
	"content" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"handled_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_corrections_number_unique" UNIQUE("number"),
	CONSTRAINT "item_corrections_status" CHECK (status in ('pending', 'verified', 'corrected', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "region_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "region_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"region_prefix" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "region_rules_kind" CHECK (kind in ('category', 'brand', 'sku')),
	CONSTRAINT "region_rules_prefix" CHECK (region_prefix ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6})$')
);
--> statement-breakpoint
CREATE TABLE "sku_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sku_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sku_documents_kind" CHECK (kind in ('manual', 'msds', 'report', 'certificate', 'cad', 'datasheet'))
);
--> statement-breakpoint
CREATE TABLE "sku_replacements" (
	"sku_id" bigint NOT NULL,
	"replacement_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "sku_replacements_sku_id_replacement_id_pk" PRIMARY KEY("sku_id","replacement_id"),
	CONSTRAINT "sku_replacements_kind" CHECK (kind in ('drop_in', 'similar')),
	CONSTRAINT "sku_replacements_other" CHECK (sku_id <> replacement_id)
);
--> statement-breakpoint
CREATE TABLE "unspsc_classes" (
	"code" text PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL,
	"parent_code" text,
	"name_zh" text,
	"name_en" text NOT NULL,
	CONSTRAINT "unspsc_classes_level" CHECK (level between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "warehouse_transits" (
	"warehouse" text NOT NULL,
	"province_code" text NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "warehouse_transits_warehouse_province_code_pk" PRIMARY KEY("warehouse","province_code"),
	CONSTRAINT "warehouse_transits_days" CHECK (days between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"province_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_configs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_configs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"config_type" text NOT NULL,
	"app_code" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_configs_type" UNIQUE("firm_id","config_type","app_code")
);
--> statement-breakpoint
CREATE TABLE "access_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"path" text NOT NULL,
	"title" text,
	"status" smallint,
	"ms" integer,
	"request_id" text NOT NULL,
	"session_hash" text,
	"user_id" bigint,
	"firm_id" bigint,
	"identity" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"share_code" text,
	CONSTRAINT "access_log_source" CHECK (source in ('server', 'browser'))
);
--> statement-breakpoint
CREATE TABLE "client_errors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"app_name" text NOT NULL,
	"trace_id" text NOT NULL,
	"path" text NOT NULL,
	"page" text,
	"ms" integer,
	"status" smallint,
	"message" text NOT NULL,
	"body" text NOT NULL,
	"session_hash" text,
	"user_id" bigint,
	"firm_id" bigint,
	"identity" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "client_errors_kind" CHECK (kind in ('request', 'interface', 'script', 'chunk'))
);
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"name" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracked_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"props" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"session_hash" text,
	"user_id" bigint,
	"firm_id" bigint,
	CONSTRAINT "tracked_events_kind" CHECK (kind in ('track', 'identify', 'super'))
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"enquiry_no" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'typed' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"share_code" text,
	"assignee_user_id" bigint,
	"due_at" timestamp with time zone,
	"close_reason" text DEFAULT '' NOT NULL,
	"line_count" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "enquiries_no" UNIQUE("firm_id","enquiry_no"),
	CONSTRAINT "enquiries_source" CHECK (source in ('search', 'sku', 'list', 'cart', 'match', 'typed'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"user_id" bigint,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"line_no" integer,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_events_side" CHECK (side in ('buyer', 'desk', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"enquiry_id" bigint,
	"line_no" integer,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_files_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "enquiry_files_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
CREATE TABLE "enquiry_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" bigint,
	"item_no" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"target_price" bigint,
	"expected_on" date,
	"accept_substitute" boolean DEFAULT false NOT NULL,
	"customer_code" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"outcome_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "enquiry_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "enquiry_lines_no" UNIQUE("firm_id","enquiry_id","line_no"),
	CONSTRAINT "enquiry_lines_quantity" CHECK (quantity between 1 and 999999),
	CONSTRAINT "enquiry_lines_target" CHECK (target_price is null or target_price > 0),
	CONSTRAINT "enquiry_lines_outcome" CHECK (outcome in ('', 'same', 'substitute', 'several', 'none'))
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
	"arrives_on" date,
	"first_promised_on" date,
	"first_arrives_on" date,
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
CREATE TABLE "customer_items" (
	"firm_id" bigint NOT NULL,
	"code" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"code_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_items_firm_id_code_sku_id_pk" PRIMARY KEY("firm_id","code","sku_id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"user_id" bigint,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	"item_no" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text,
	"mpn" text,
	"order_unit" text NOT NULL,
	"quantity" integer NOT NULL,
	"sales_price" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"tax_fen" bigint NOT NULL,
	"day_type" integer NOT NULL,
	"delivery_days" integer,
	"note" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"project" text DEFAULT '' NOT NULL,
	"expected_on" date,
	"customer_code" text DEFAULT '' NOT NULL,
	"cancelled_quantity" integer DEFAULT 0 NOT NULL,
	"cancelled_fen" bigint DEFAULT 0 NOT NULL,
	"shipped_quantity" integer DEFAULT 0 NOT NULL,
	"signed_quantity" integer DEFAULT 0 NOT NULL,
	"promises" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "order_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "order_lines_line_no" UNIQUE("firm_id","order_id","line_no"),
	CONSTRAINT "order_lines_quantity" CHECK (quantity between 1 and 999999),
	CONSTRAINT "order_lines_amount" CHECK (amount_fen = (sales_price * quantity + 50) / 100),
	CONSTRAINT "order_lines_tax" CHECK (tax_fen >= 0 and tax_fen <= amount_fen),
	CONSTRAINT "order_lines_cancelled" CHECK (cancelled_quantity between 0 and quantity and cancelled_fen between 0 and amount_fen),
	CONSTRAINT "order_lines_shipped" CHECK (shipped_quantity between 0 and quantity - cancelled_quantity),
	CONSTRAINT "order_lines_signed" CHECK (signed_quantity between 0 and shipped_quantity)
);
--> statement-breakpoint
CREATE TABLE "order_transitions" (
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "order_transitions_from_status_to_status_pk" PRIMARY KEY("from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"status" text NOT NULL,
	"po_number" text,
	"note" text DEFAULT '' NOT NULL,
	"address" jsonb NOT NULL,
	"goods_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"discount_fen" bigint DEFAULT 0 NOT NULL,
	"total_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"line_count" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"invoice" jsonb,
	"pay_way" text DEFAULT 'account' NOT NULL,
	"approval_status" text DEFAULT 'none' NOT NULL,
	"payment_status" text DEFAULT 'none' NOT NULL,
	"invoice_status" text DEFAULT 'none' NOT NULL,
	"statement_status" text DEFAULT 'none' NOT NULL,
	"after_sale_status" text DEFAULT 'none' NOT NULL,
	"hold_until" timestamp with time zone,
	"cancelled_fen" bigint DEFAULT 0 NOT NULL,
	"share_code" text,
	"refunding_fen" bigint DEFAULT 0 NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"over_budget" jsonb,
	CONSTRAINT "orders_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "orders_order_no" UNIQUE("firm_id","order_no"),
	CONSTRAINT "orders_amounts" CHECK (goods_fen >= 0 and freight_fen >= 0 and discount_fen >= 0 and total_fen >= 0 and tax_fen >= 0),
	CONSTRAINT "orders_total" CHECK (total_fen = goods_fen + freight_fen - discount_fen),
	CONSTRAINT "orders_cancelled" CHECK (cancelled_fen between 0 and goods_fen),
	CONSTRAINT "orders_refunds" CHECK (refunding_fen >= 0 and refunded_fen >= 0),
	CONSTRAINT "orders_pay_way" CHECK (pay_way in ('account', 'transfer', 'online')),
	CONSTRAINT "orders_approval" CHECK (approval_status in ('none', 'pending', 'passed', 'refused')),
	CONSTRAINT "orders_payment" CHECK (payment_status in ('none', 'unpaid', 'paid', 'refunding', 'refunded')),
	CONSTRAINT "orders_invoice" CHECK (invoice_status in ('none', 'partly', 'full')),
	CONSTRAINT "orders_statement" CHECK (statement_status in ('none', 'billed', 'settled')),
	CONSTRAINT "orders_after_sale" CHECK (after_sale_status in ('none', 'open', 'done'))
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"warehouse" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_reservations_state" CHECK (state in ('held', 'shipped', 'released')),
	CONSTRAINT "stock_reservations_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"head_member_id" bigint,
	"place" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departments_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "departments_name" UNIQUE NULLS NOT DISTINCT("firm_id","parent_id","name"),
	CONSTRAINT "departments_parent" CHECK (parent_id is distinct from id)
);
--> statement-breakpoint
CREATE TABLE "firm_days" (
	"firm_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "firm_days_firm_id_day_pk" PRIMARY KEY("firm_id","day"),
	CONSTRAINT "firm_days_kind" CHECK (kind in ('work', 'rest'))
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"firm_type" text DEFAULT 'company' NOT NULL,
	"level_code" text DEFAULT 'enterprise' NOT NULL,
	"logo_url" text,
	"theme_color" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"credit_code" text,
	"firm_channel" smallint DEFAULT 0 NOT NULL,
	"main_customer_code" text,
	"r3_code" text,
	"industry" text,
	"group_firm_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "firms_customer_code_unique" UNIQUE("customer_code"),
	CONSTRAINT "firms_credit_code_unique" UNIQUE("credit_code"),
	CONSTRAINT "firms_type" CHECK (firm_type in ('company', 'group', 'operator')),
	CONSTRAINT "firms_channel" CHECK (firm_channel in (0, 1)),
	CONSTRAINT "firms_status" CHECK (status in (0, 1)),
	CONSTRAINT "firms_theme_color" CHECK (theme_color ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"firm_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "role_permissions_firm_id_role_id_code_pk" PRIMARY KEY("firm_id","role_id","code")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roles_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "roles_name" UNIQUE("firm_id","name")
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
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"refund_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"status" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_no" UNIQUE("refund_no"),
	CONSTRAINT "payment_refunds_amount" CHECK (amount_fen > 0),
	CONSTRAINT "payment_refunds_status" CHECK (status in ('asked', 'desk', 'done'))
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
CREATE TABLE "agreement_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"agreement_no" text NOT NULL,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"price" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_prices_price" CHECK (price > 0),
	CONSTRAINT "agreement_prices_quantity" CHECK (min_quantity between 1 and 999999),
	CONSTRAINT "agreement_prices_validity" CHECK (valid_to is null or valid_to >= valid_from)
);
--> statement-breakpoint
CREATE TABLE "item_costs" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"cost" bigint NOT NULL,
	"floor" bigint NOT NULL,
	"supplier" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_costs_amounts" CHECK (cost >= 0 and floor >= cost)
);
--> statement-breakpoint
CREATE TABLE "promotion_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_prices_price" CHECK (price > 0),
	CONSTRAINT "promotion_prices_time" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"receiver" text NOT NULL,
	"phone" text NOT NULL,
	"region_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_firm_id" UNIQUE("firm_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_titles_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "invoice_titles_type" CHECK (type in (1, 2, 3))
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
CREATE TABLE "quote_conversions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_conversions_once" UNIQUE("firm_id","order_id","line_id"),
	CONSTRAINT "quote_conversions_quantity" CHECK (quantity > 0 and amount_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_costs" (
	"firm_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"cost" bigint,
	"floor" bigint,
	"supplier" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'typed' NOT NULL,
	"catalogue_cost" bigint,
	"catalogue_floor" bigint,
	"change_reason" text DEFAULT '' NOT NULL,
	"changed_by" bigint,
	"price_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "quote_costs_line" UNIQUE("firm_id","line_id"),
	CONSTRAINT "quote_costs_amounts" CHECK (cost >= 0 and floor >= 0),
	CONSTRAINT "quote_costs_source" CHECK (source in ('catalogue', 'changed', 'typed')),
	CONSTRAINT "quote_costs_change" CHECK ((source = 'changed') = (changed_by is not null and change_reason <> ''))
);
--> statement-breakpoint
CREATE TABLE "quote_desk_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_desk_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"version_no" smallint NOT NULL,
	"line_no" integer,
	"offer_no" smallint,
	"user_id" bigint,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"cost_before" bigint,
	"floor_before" bigint,
	"cost_after" bigint,
	"floor_after" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_desk_events_kind" CHECK (kind in ('basis_changed', 'to_review', 'review_passed', 'review_refused'))
);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"version_no" smallint DEFAULT 0 NOT NULL,
	"line_no" integer,
	"user_id" bigint,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"target_price" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_events_side" CHECK (side in ('buyer', 'desk', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "quote_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"quote_id" bigint,
	"line_no" integer,
	"side" text NOT NULL,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_files_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "quote_files_side" CHECK (side in ('buyer', 'desk')),
	CONSTRAINT "quote_files_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"offer_no" smallint DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'same' NOT NULL,
	"wished" text DEFAULT '' NOT NULL,
	"sku_id" bigint,
	"item_no" text DEFAULT '' NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"moq" integer DEFAULT 1 NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"tax_fen" bigint NOT NULL,
	"delivery_days" integer,
	"note" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"customer_code" text DEFAULT '' NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"converted_quantity" integer DEFAULT 0 NOT NULL,
	"wished_quantity" integer,
	"wished_unit" text DEFAULT '' NOT NULL,
	CONSTRAINT "quote_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "quote_lines_no" UNIQUE("firm_id","version_id","line_no","offer_no"),
	CONSTRAINT "quote_lines_kind" CHECK (kind in ('same', 'substitute', 'none')),
	CONSTRAINT "quote_lines_quantity" CHECK (quantity between 1 and 999999 and moq between 1 and 999999),
	CONSTRAINT "quote_lines_amount" CHECK (amount_fen = (unit_price * quantity + 50) / 100),
	CONSTRAINT "quote_lines_tax" CHECK (tax_fen >= 0 and tax_fen <= amount_fen),
	CONSTRAINT "quote_lines_converted" CHECK (converted_quantity between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"version_no" smallint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"goods_fen" bigint DEFAULT 0 NOT NULL,
	"freight_fen" bigint DEFAULT 0 NOT NULL,
	"tax_fen" bigint DEFAULT 0 NOT NULL,
	"total_fen" bigint DEFAULT 0 NOT NULL,
	"payment_terms" text DEFAULT '' NOT NULL,
	"delivery_note" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"valid_days" smallint DEFAULT 15 NOT NULL,
	"valid_until" timestamp with time zone,
	"created_by" bigint NOT NULL,
	"checked_by" bigint,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"submitted_by" bigint,
	CONSTRAINT "quote_versions_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "quote_versions_no" UNIQUE("firm_id","quote_id","version_no"),
	CONSTRAINT "quote_versions_state" CHECK (state in ('draft', 'checking', 'sent')),
	CONSTRAINT "quote_versions_total" CHECK (total_fen = goods_fen + freight_fen and freight_fen >= 0 and tax_fen >= 0),
	CONSTRAINT "quote_versions_days" CHECK (valid_days between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"quote_no" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"enquiry_id" bigint,
	"source" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"share_code" text,
	"assignee_user_id" bigint,
	"due_at" timestamp with time zone,
	"sent_version" smallint DEFAULT 0 NOT NULL,
	"valid_until" timestamp with time zone,
	"total_fen" bigint DEFAULT 0 NOT NULL,
	"converted_fen" bigint DEFAULT 0 NOT NULL,
	"approval_status" text DEFAULT 'none' NOT NULL,
	"approved_fen" bigint DEFAULT 0 NOT NULL,
	"close_reason" text DEFAULT '' NOT NULL,
	"superseded_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "quotes_no" UNIQUE("firm_id","quote_no"),
	CONSTRAINT "quotes_source" CHECK (source in ('cart', 'list', 'enquiry', 'match', 'copy')),
	CONSTRAINT "quotes_approval" CHECK (approval_status in ('none', 'pending', 'passed', 'refused')),
	CONSTRAINT "quotes_amounts" CHECK (total_fen >= 0 and converted_fen between 0 and total_fen and approved_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "category_pairs" (
	"category_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "category_pairs_category_id_other_id_pk" PRIMARY KEY("category_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_sales" (
	"month" date NOT NULL,
	"industry" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "monthly_sales_month_industry_sku_id_pk" PRIMARY KEY("month","industry","sku_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recommendation_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"place" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommendation_clicks_place" CHECK (place in ('items', 'couple', 'month', 'scene', 'map'))
);
--> statement-breakpoint
CREATE TABLE "scene_items" (
	"scene_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "scene_items_scene_id_sku_id_pk" PRIMARY KEY("scene_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"industry" text,
	"picture_kind" text DEFAULT 'part' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scenes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sku_pairs" (
	"sku_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "sku_pairs_sku_id_other_id_pk" PRIMARY KEY("sku_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "search_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"keyword" text NOT NULL,
	"search_id" text NOT NULL,
	"item_no" text NOT NULL,
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_codes" (
	"sku_id" bigint NOT NULL,
	"code" text NOT NULL,
	"own" boolean NOT NULL,
	CONSTRAINT "search_codes_sku_id_code_pk" PRIMARY KEY("sku_id","code")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"facts" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_facet_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_facet_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "search_facet_names_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "search_facet_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_facet_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_id" integer NOT NULL,
	"value" text NOT NULL,
	"figure" double precision
);
--> statement-breakpoint
CREATE TABLE "search_feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"search_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_history_firm_id_user_id_keyword_pk" PRIMARY KEY("firm_id","user_id","keyword")
);
--> statement-breakpoint
CREATE TABLE "search_rebuilds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_rebuilds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sales_count" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	"written" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"keyword" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "search_redirects_url" CHECK (url ~ '^(https://|/[^/])')
);
--> statement-breakpoint
CREATE TABLE "search_suggestions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"weight" integer NOT NULL,
	"brand_id" bigint,
	"category_path" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"deleted_at" timestamp with time zone,
	CONSTRAINT "selection_lists_firm_id" UNIQUE("firm_id","id")
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"object_no" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sales_code" text,
	"title" text DEFAULT '' NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_links_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "share_links_token" UNIQUE("token_hash"),
	CONSTRAINT "share_links_kind" CHECK (kind in ('page', 'product', 'quote', 'quote_help', 'order', 'logistics', 'recommend', 'details', 'survey', 'smart_quote', 'smart_order'))
);
--> statement-breakpoint
CREATE TABLE "share_openings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"visitor_hash" text NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"wish" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_requests_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "share_requests_kind" CHECK (kind in ('address', 'invoice')),
	CONSTRAINT "share_requests_status" CHECK (status in ('open', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survey_id" bigint NOT NULL,
	"firm_id" bigint,
	"user_id" bigint,
	"answers" jsonb NOT NULL,
	"share_code" text,
	"visitor_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_answers_once" UNIQUE("survey_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"questions" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "surveys_code" UNIQUE("code"),
	CONSTRAINT "surveys_status" CHECK (status in ('draft', 'open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL,
	"answer_hash" text NOT NULL,
	"solved_for" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"solved_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_codes_channel" CHECK (channel in ('sms', 'mail')),
	CONSTRAINT "verification_codes_tries" CHECK (tries between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "exclusive_skus" (
	"firm_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	CONSTRAINT "exclusive_skus_firm_id_sku_id_pk" PRIMARY KEY("firm_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "visibility_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visibility_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"effect" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"department_id" bigint,
	"made_by" text DEFAULT 'desk' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	CONSTRAINT "visibility_rules_effect" CHECK (effect in ('hide', 'range')),
	CONSTRAINT "visibility_rules_kind" CHECK (kind in ('category', 'brand', 'sku', 'price', 'agreement')),
	CONSTRAINT "visibility_rules_whom" CHECK (user_id is null or department_id is null),
	CONSTRAINT "visibility_rules_made_by" CHECK (made_by in ('desk', 'firm')),
	CONSTRAINT "visibility_rules_days" CHECK (ends_on is null or starts_on is null or ends_on >= starts_on)
);
--> statement-breakpoint
ALTER TABLE "membership_roles" ADD CONSTRAINT "membership_roles_firm_id_membership_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","membership_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_copies" ADD CONSTRAINT "approval_copies_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_firm_id_member_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","member_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_firm_id_delegate_member_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","delegate_member_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_files" ADD CONSTRAINT "approval_files_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_line_refusals" ADD CONSTRAINT "approval_line_refusals_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_mail_tokens" ADD CONSTRAINT "approval_mail_tokens_firm_id_task_id_approval_tasks_firm_id_id_fk" FOREIGN KEY ("firm_id","task_id") REFERENCES "public"."approval_tasks"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_steps" ADD CONSTRAINT "approval_steps_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD CONSTRAINT "approval_tasks_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD CONSTRAINT "approval_tasks_firm_id_step_id_approval_steps_firm_id_id_fk" FOREIGN KEY ("firm_id","step_id") REFERENCES "public"."approval_steps"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD CONSTRAINT "approval_tasks_firm_id_member_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","member_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_delayed_decisions" ADD CONSTRAINT "approval_delayed_decisions_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "approval_delayed_decisions" ADD CONSTRAINT "approval_delayed_decisions_firm_id_task_id_approval_tasks_firm_id_id_fk" FOREIGN KEY ("firm_id","task_id") REFERENCES "public"."approval_tasks"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "budget_alerts" ADD CONSTRAINT "budget_alerts_firm_id_period_id_budget_periods_firm_id_id_fk" FOREIGN KEY ("firm_id","period_id") REFERENCES "public"."budget_periods"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "budget_entries" ADD CONSTRAINT "budget_entries_firm_id_period_id_budget_periods_firm_id_id_fk" FOREIGN KEY ("firm_id","period_id") REFERENCES "public"."budget_periods"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "budget_entries" ADD CONSTRAINT "budget_entries_firm_id_cost_center_id_cost_centers_firm_id_id_fk" FOREIGN KEY ("firm_id","cost_center_id") REFERENCES "public"."cost_centers"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "budget_periods" ADD CONSTRAINT "budget_periods_firm_id_rule_id_cost_rules_firm_id_id_fk" FOREIGN KEY ("firm_id","rule_id") REFERENCES "public"."cost_rules"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_firm_id_parent_id_cost_centers_firm_id_id_fk" FOREIGN KEY ("firm_id","parent_id") REFERENCES "public"."cost_centers"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_firm_id_owner_member_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","owner_member_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cost_rules" ADD CONSTRAINT "cost_rules_firm_id_cost_center_id_cost_centers_firm_id_id_fk" FOREIGN KEY ("firm_id","cost_center_id") REFERENCES "public"."cost_centers"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "view_history" ADD CONSTRAINT "view_history_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "visitor_cart_lines" ADD CONSTRAINT "visitor_cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sku_documents" ADD CONSTRAINT "sku_documents_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sku_replacements" ADD CONSTRAINT "sku_replacements_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sku_replacements" ADD CONSTRAINT "sku_replacements_replacement_id_skus_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "warehouse_transits" ADD CONSTRAINT "warehouse_transits_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_firm_id_enquiry_id_enquiries_firm_id_id_fk" FOREIGN KEY ("firm_id","enquiry_id") REFERENCES "public"."enquiries"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_firm_id_enquiry_id_enquiries_firm_id_id_fk" FOREIGN KEY ("firm_id","enquiry_id") REFERENCES "public"."enquiries"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_lines" ADD CONSTRAINT "enquiry_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiry_lines" ADD CONSTRAINT "enquiry_lines_firm_id_enquiry_id_enquiries_firm_id_id_fk" FOREIGN KEY ("firm_id","enquiry_id") REFERENCES "public"."enquiries"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_part_lines" ADD CONSTRAINT "order_part_lines_firm_id_part_id_order_parts_firm_id_id_fk" FOREIGN KEY ("firm_id","part_id") REFERENCES "public"."order_parts"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_part_lines" ADD CONSTRAINT "order_part_lines_firm_id_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_firm_id_shipment_id_shipments_firm_id_id_fk" FOREIGN KEY ("firm_id","shipment_id") REFERENCES "public"."shipments"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_firm_id_shipment_id_shipments_firm_id_id_fk" FOREIGN KEY ("firm_id","shipment_id") REFERENCES "public"."shipments"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_firm_id_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_firm_id_part_id_order_parts_firm_id_id_fk" FOREIGN KEY ("firm_id","part_id") REFERENCES "public"."order_parts"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_files" ADD CONSTRAINT "sign_files_firm_id_sign_id_sign_records_firm_id_id_fk" FOREIGN KEY ("firm_id","sign_id") REFERENCES "public"."sign_records"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_lines" ADD CONSTRAINT "sign_lines_firm_id_sign_id_sign_records_firm_id_id_fk" FOREIGN KEY ("firm_id","sign_id") REFERENCES "public"."sign_records"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_lines" ADD CONSTRAINT "sign_lines_firm_id_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_records" ADD CONSTRAINT "sign_records_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_records" ADD CONSTRAINT "sign_records_firm_id_shipment_id_shipments_firm_id_id_fk" FOREIGN KEY ("firm_id","shipment_id") REFERENCES "public"."shipments"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_firm_id_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_firm_id_parent_id_departments_firm_id_id_fk" FOREIGN KEY ("firm_id","parent_id") REFERENCES "public"."departments"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_firm_id_role_id_roles_firm_id_id_fk" FOREIGN KEY ("firm_id","role_id") REFERENCES "public"."roles"("firm_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_firm_id_payment_id_payments_firm_id_id_fk" FOREIGN KEY ("firm_id","payment_id") REFERENCES "public"."payments"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "frequent_items" ADD CONSTRAINT "frequent_items_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_conversions" ADD CONSTRAINT "quote_conversions_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_conversions" ADD CONSTRAINT "quote_conversions_firm_id_line_id_quote_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."quote_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_conversions" ADD CONSTRAINT "quote_conversions_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_costs" ADD CONSTRAINT "quote_costs_firm_id_line_id_quote_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."quote_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_desk_events" ADD CONSTRAINT "quote_desk_events_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_firm_id_version_id_quote_versions_firm_id_id_fk" FOREIGN KEY ("firm_id","version_id") REFERENCES "public"."quote_versions"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_firm_id_enquiry_id_enquiries_firm_id_id_fk" FOREIGN KEY ("firm_id","enquiry_id") REFERENCES "public"."enquiries"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "scene_items" ADD CONSTRAINT "scene_items_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_codes" ADD CONSTRAINT "search_codes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_facet_values" ADD CONSTRAINT "search_facet_values_name_id_search_facet_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."search_facet_names"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "selection_lines" ADD CONSTRAINT "selection_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "selection_lines" ADD CONSTRAINT "selection_lines_firm_id_list_id_selection_lists_firm_id_id_fk" FOREIGN KEY ("firm_id","list_id") REFERENCES "public"."selection_lists"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_firm_id_link_id_share_links_firm_id_id_fk" FOREIGN KEY ("firm_id","link_id") REFERENCES "public"."share_links"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_requests" ADD CONSTRAINT "share_requests_firm_id_link_id_share_links_firm_id_id_fk" FOREIGN KEY ("firm_id","link_id") REFERENCES "public"."share_links"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_log_firm" ON "audit_log" USING btree ("firm_id","created_at");
--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("firm_id","object_type","object_id");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("next_attempt_at","id") WHERE done_at is null and dead_at is null;
--> statement-breakpoint
CREATE INDEX "outbox_done_at" ON "outbox" USING btree ("done_at");
--> statement-breakpoint
CREATE INDEX "membership_roles_role" ON "membership_roles" USING btree ("firm_id","role_id");
--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "memberships_department" ON "memberships" USING btree ("firm_id","department_id");
--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");
--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at" ON "one_time_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "users_lower_email" ON "users" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "approval_flows_live" ON "approval_flows" USING btree ("firm_id","document_type") WHERE status = 1;
--> statement-breakpoint
CREATE INDEX "approval_copies_person" ON "approval_copies" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "approval_delegations_person" ON "approval_delegations" USING btree ("firm_id","member_id","ends_at");
--> statement-breakpoint
CREATE INDEX "approval_events_request" ON "approval_events" USING btree ("firm_id","request_id","id");
--> statement-breakpoint
CREATE INDEX "approval_files_request" ON "approval_files" USING btree ("firm_id","request_id");
--> statement-breakpoint
CREATE INDEX "approval_files_loose" ON "approval_files" USING btree ("created_at") WHERE request_id is null;
--> statement-breakpoint
CREATE INDEX "approval_mail_tokens_task" ON "approval_mail_tokens" USING btree ("firm_id","task_id");
--> statement-breakpoint
CREATE INDEX "approval_mail_tokens_expires" ON "approval_mail_tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_open" ON "approval_requests" USING btree ("firm_id","document_type","document_no") WHERE status in ('running', 'returned');
--> statement-breakpoint
CREATE INDEX "approval_requests_requester" ON "approval_requests" USING btree ("firm_id","requester_user_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "approval_requests_list" ON "approval_requests" USING btree ("firm_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "approval_requests_hold" ON "approval_requests" USING btree ("hold_until") WHERE status in ('running', 'returned') and hold_until is not null;
--> statement-breakpoint
CREATE INDEX "approval_tasks_todo" ON "approval_tasks" USING btree ("firm_id","user_id","id" DESC NULLS LAST) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "approval_tasks_done" ON "approval_tasks" USING btree ("firm_id","user_id","decided_at" DESC NULLS LAST) WHERE decided_at is not null;
--> statement-breakpoint
CREATE INDEX "approval_tasks_request" ON "approval_tasks" USING btree ("firm_id","request_id");
--> statement-breakpoint
CREATE INDEX "approval_tasks_due" ON "approval_tasks" USING btree ("due_at") WHERE status = 'pending' and due_at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "approval_delayed_decisions_waiting" ON "approval_delayed_decisions" USING btree ("firm_id","task_id") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "approval_delayed_decisions_person" ON "approval_delayed_decisions" USING btree ("firm_id","user_id",(coalesce(ended_at, 'infinity')));
--> statement-breakpoint
CREATE INDEX "approval_delayed_decisions_task" ON "approval_delayed_decisions" USING btree ("firm_id","task_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "approval_delayed_decisions_due" ON "approval_delayed_decisions" USING btree ("due_at") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "budget_entries_center" ON "budget_entries" USING btree ("firm_id","cost_center_id");
--> statement-breakpoint
CREATE INDEX "budget_entries_period" ON "budget_entries" USING btree ("firm_id","period_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "budget_entries_document" ON "budget_entries" USING btree ("firm_id","document_type","document_no");
--> statement-breakpoint
CREATE INDEX "budget_periods_center" ON "budget_periods" USING btree ("firm_id","cost_center_id","starts_on" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "cost_centers_path" ON "cost_centers" USING btree ("firm_id","path" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "cost_rules_center" ON "cost_rules" USING btree ("firm_id","cost_center_id");
--> statement-breakpoint
CREATE INDEX "bulk_lists_expiry" ON "bulk_lists" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "shared_carts_owner" ON "shared_carts" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "view_history_recent" ON "view_history" USING btree ("firm_id","user_id","cart_type","viewed_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "visitor_cart_lines_created_at" ON "visitor_cart_lines" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","sort");
--> statement-breakpoint
CREATE INDEX "skus_category" ON "skus" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "skus_brand" ON "skus" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "skus_series" ON "skus" USING btree ("series_id");
--> statement-breakpoint
CREATE INDEX "skus_mpn_key" ON "skus" USING btree (upper(regexp_replace(mpn, '[-/ ._]', '', 'g')));
--> statement-breakpoint
CREATE INDEX "skus_sales_count" ON "skus" USING btree ("sales_count" DESC NULLS LAST,"id");
--> statement-breakpoint
CREATE INDEX "import_runs_recent" ON "import_runs" USING btree ("created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "item_corrections_status" ON "item_corrections" USING btree ("status","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "item_corrections_reporter" ON "item_corrections" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "region_rules_target" ON "region_rules" USING btree ("kind","target_id","region_prefix");
--> statement-breakpoint
CREATE INDEX "sku_documents_sku" ON "sku_documents" USING btree ("sku_id");
--> statement-breakpoint
CREATE INDEX "sku_replacements_backwards" ON "sku_replacements" USING btree ("replacement_id");
--> statement-breakpoint
CREATE INDEX "unspsc_classes_parent" ON "unspsc_classes" USING btree ("parent_code");
--> statement-breakpoint
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "access_log_user" ON "access_log" USING btree ("user_id","at");
--> statement-breakpoint
CREATE INDEX "access_log_request" ON "access_log" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "client_errors_at" ON "client_errors" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "client_errors_trace" ON "client_errors" USING btree ("trace_id");
--> statement-breakpoint
CREATE INDEX "tracked_events_at" ON "tracked_events" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "enquiries_list" ON "enquiries" USING btree ("firm_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "enquiries_queue" ON "enquiries" USING btree ("status","due_at");
--> statement-breakpoint
CREATE INDEX "enquiry_events_enquiry" ON "enquiry_events" USING btree ("firm_id","enquiry_id","id");
--> statement-breakpoint
CREATE INDEX "enquiry_files_enquiry" ON "enquiry_files" USING btree ("firm_id","enquiry_id");
--> statement-breakpoint
CREATE INDEX "enquiry_files_loose" ON "enquiry_files" USING btree ("created_at") WHERE enquiry_id is null;
--> statement-breakpoint
CREATE INDEX "order_part_lines_of_line" ON "order_part_lines" USING btree ("firm_id","line_id");
--> statement-breakpoint
CREATE INDEX "order_parts_queue" ON "order_parts" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "shipment_events_time" ON "shipment_events" USING btree ("firm_id","shipment_id","happened_at");
--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("firm_id","order_id");
--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","shipped_at");
--> statement-breakpoint
CREATE INDEX "sign_files_sign" ON "sign_files" USING btree ("firm_id","sign_id");
--> statement-breakpoint
CREATE INDEX "stock_corrections_sku" ON "stock_corrections" USING btree ("sku_id","created_at");
--> statement-breakpoint
CREATE INDEX "customer_items_key" ON "customer_items" USING btree ("firm_id","code_key");
--> statement-breakpoint
CREATE INDEX "customer_items_sku" ON "customer_items" USING btree ("firm_id","sku_id");
--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("firm_id","order_id","id");
--> statement-breakpoint
CREATE INDEX "order_files_order" ON "order_files" USING btree ("firm_id","order_id");
--> statement-breakpoint
CREATE INDEX "order_files_loose" ON "order_files" USING btree ("created_at") WHERE order_id is null;
--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("firm_id","sku_id","order_id");
--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("firm_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("firm_id","status");
--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("firm_id","user_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");
--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("firm_id","total_fen" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "orders_po" ON "orders" USING btree ("firm_id","po_number");
--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("firm_id","hold_until") WHERE status = 'to_pay';
--> statement-breakpoint
CREATE INDEX "orders_hold" ON "orders" USING btree ("hold_until") WHERE hold_until is not null;
--> statement-breakpoint
CREATE INDEX "orders_queue" ON "orders" USING btree ("status","submitted_at");
--> statement-breakpoint
CREATE INDEX "stock_reservations_order" ON "stock_reservations" USING btree ("firm_id","order_id");
--> statement-breakpoint
CREATE INDEX "stock_reservations_sku" ON "stock_reservations" USING btree ("sku_id","warehouse") WHERE state = 'held';
--> statement-breakpoint
CREATE INDEX "departments_path" ON "departments" USING btree ("firm_id","path" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "firms_group" ON "firms" USING btree ("group_firm_id") WHERE group_firm_id is not null;
--> statement-breakpoint
CREATE INDEX "credit_entries_firm" ON "credit_entries" USING btree ("firm_id","id");
--> statement-breakpoint
CREATE INDEX "credit_entries_order" ON "credit_entries" USING btree ("firm_id","order_id");
--> statement-breakpoint
CREATE INDEX "payment_notices_pay_no" ON "payment_notices" USING btree ("pay_no");
--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("firm_id","order_id");
--> statement-breakpoint
CREATE INDEX "payment_refunds_open" ON "payment_refunds" USING btree ("updated_at") WHERE status <> 'done';
--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("firm_id","order_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("status","updated_at");
--> statement-breakpoint
CREATE INDEX "payments_given_up" ON "payments" USING btree ("expires_at") WHERE status in ('failed', 'closed');
--> statement-breakpoint
CREATE INDEX "agreement_prices_item" ON "agreement_prices" USING btree ("firm_id","sku_id");
--> statement-breakpoint
CREATE INDEX "promotion_prices_item" ON "promotion_prices" USING btree ("sku_id","ends_at");
--> statement-breakpoint
CREATE INDEX "promotion_prices_end" ON "promotion_prices" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "addresses_owner" ON "addresses" USING btree ("firm_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("firm_id","user_id") WHERE is_default and removed_at is null;
--> statement-breakpoint
CREATE INDEX "invoice_titles_owner" ON "invoice_titles" USING btree ("firm_id","user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_one_default" ON "invoice_titles" USING btree ("firm_id",coalesce(user_id, 0)) WHERE is_default and removed_at is null;
--> statement-breakpoint
CREATE INDEX "quote_conversions_quote" ON "quote_conversions" USING btree ("firm_id","quote_id");
--> statement-breakpoint
CREATE INDEX "quote_desk_events_quote" ON "quote_desk_events" USING btree ("firm_id","quote_id","id");
--> statement-breakpoint
CREATE INDEX "quote_events_quote" ON "quote_events" USING btree ("firm_id","quote_id","id");
--> statement-breakpoint
CREATE INDEX "quote_files_quote" ON "quote_files" USING btree ("firm_id","quote_id");
--> statement-breakpoint
CREATE INDEX "quotes_list" ON "quotes" USING btree ("firm_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "quotes_queue" ON "quotes" USING btree ("status","due_at");
--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("valid_until") WHERE valid_until is not null;
--> statement-breakpoint
CREATE INDEX "quotes_replaced" ON "quotes" USING btree ("firm_id","superseded_by") WHERE superseded_by is not null;
--> statement-breakpoint
CREATE INDEX "monthly_sales_best" ON "monthly_sales" USING btree ("industry","month","orders" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "monthly_sales_category" ON "monthly_sales" USING btree ("industry","category_id","month");
--> statement-breakpoint
CREATE INDEX "recommendation_clicks_firm" ON "recommendation_clicks" USING btree ("firm_id","clicked_at");
--> statement-breakpoint
CREATE INDEX "sku_pairs_best" ON "sku_pairs" USING btree ("sku_id","orders" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "search_codes_code" ON "search_codes" USING btree ("code" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms") WITH (fastupdate=false);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_facet_values_value" ON "search_facet_values" USING btree ("name_id","value");
--> statement-breakpoint
CREATE INDEX "search_facet_values_figure" ON "search_facet_values" USING btree ("name_id","figure");
--> statement-breakpoint
CREATE INDEX "search_feedback_firm" ON "search_feedback" USING btree ("firm_id","created_at");
--> statement-breakpoint
CREATE INDEX "search_history_recent" ON "search_history" USING btree ("firm_id","user_id","searched_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_redirects_keyword" ON "search_redirects" USING btree ("keyword");
--> statement-breakpoint
CREATE INDEX "search_suggestions_key" ON "search_suggestions" USING btree ("key" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "search_suggestions_begin1" ON "search_suggestions" USING btree (left(key, 1),"weight" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "search_suggestions_begin2" ON "search_suggestions" USING btree (left(key, 2),"weight" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "search_suggestions_begin3" ON "search_suggestions" USING btree (left(key, 3),"weight" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "selection_lists_name" ON "selection_lists" USING btree ("firm_id","user_id","name") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "selection_lists_recent" ON "selection_lists" USING btree ("firm_id","updated_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "share_links_owner" ON "share_links" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "share_links_expires" ON "share_links" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "share_openings_link" ON "share_openings" USING btree ("firm_id","link_id","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "share_requests_open" ON "share_requests" USING btree ("firm_id","status");
--> statement-breakpoint
CREATE INDEX "survey_answers_survey" ON "survey_answers" USING btree ("survey_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "captchas_expires_at" ON "captchas" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("target","purpose","id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "verification_codes_expires_at" ON "verification_codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "visibility_rules_target" ON "visibility_rules" USING btree ("firm_id","kind","target_id");
--> statement-breakpoint

-- What the tables above cannot say. Rows about an item go with the item; these references stand here because features do
-- not import each other's tables.
alter table exclusive_skus add constraint exclusive_skus_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table agreement_prices add constraint agreement_prices_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table promotion_prices add constraint promotion_prices_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table customer_items add constraint customer_items_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table sku_pairs add constraint sku_pairs_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table sku_pairs add constraint sku_pairs_other foreign key (other_id) references skus (id) on delete cascade;
alter table monthly_sales add constraint monthly_sales_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table scene_items add constraint scene_items_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table recommendation_clicks add constraint recommendation_clicks_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table item_corrections add constraint item_corrections_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table item_costs add constraint item_costs_sku foreign key (sku_id) references skus (id) on delete cascade;
alter table memberships add constraint memberships_department_fk foreign key (firm_id, department_id) references departments (firm_id, id);
alter table visibility_rules add constraint visibility_rules_department_fk foreign key (firm_id, department_id) references departments (firm_id, id);
alter table approval_flows add constraint approval_flows_department_fk foreign key (firm_id, department_id) references departments (firm_id, id);
alter table cost_centers add constraint cost_centers_department_fk foreign key (firm_id, department_id) references departments (firm_id, id);
alter table departments add constraint departments_head_fk foreign key (firm_id, head_member_id) references memberships (firm_id, id);
--> statement-breakpoint
-- An item has one agreed price per quantity and day.
alter table agreement_prices add constraint agreement_prices_one exclude using gist
  (firm_id with =, sku_id with =, min_quantity with =, daterange(valid_from, valid_to, '[]') with &&);
--> statement-breakpoint
-- Rows of documents stay narrow, so that thousands of candidates are read from few pages: the vector always lies outside.
alter table search_documents alter column facts set storage plain;
alter table search_documents set (toast_tuple_target = 256);
--> statement-breakpoint
-- Rows that hundreds of orders a second change: room beside them keeps every version in one page, where the next write
-- clears away the last. A budget everyone uses takes a third more reservations that way.
alter table budget_periods set (fillfactor = 20);
alter table credit_accounts set (fillfactor = 20);
alter table stock_levels set (fillfactor = 80);
--> statement-breakpoint
create sequence order_number_seq;
create sequence payment_number_seq;
create sequence shipment_number_seq;
create sequence enquiry_number_seq;
create sequence quote_number_seq;
create sequence refund_number_seq;
--> statement-breakpoint

-- Row-level security: tables of firms.
select protect_firm_table(name) from unnest(array['addresses', 'cart_lines', 'view_history', 'search_history',
  'search_clicks', 'search_feedback', 'orders', 'order_lines', 'order_events', 'stock_reservations', 'shared_carts',
  'selection_lists', 'selection_lines', 'frequent_items', 'bulk_mappings', 'invoice_titles', 'share_links',
  'share_openings', 'share_requests']::regclass[]) name;
--> statement-breakpoint
select protect_firm_table(name, 'identity') from unnest(array['roles', 'role_permissions', 'memberships',
  'membership_roles', 'sessions']::regclass[]) name;
--> statement-breakpoint
select protect_firm_table(name, 'worker') from unnest(array['idempotency_keys', 'recommendation_clicks', 'bulk_lists',
  'departments', 'firm_days', 'cost_centers', 'cost_rules', 'budget_periods', 'budget_entries', 'budget_alerts',
  'approval_flows', 'approval_requests', 'approval_steps', 'approval_tasks', 'approval_copies', 'approval_line_refusals',
  'approval_events', 'approval_delegations', 'approval_mail_tokens', 'approval_files', 'approval_delayed_decisions',
  'audit_chain']::regclass[]) name;
--> statement-breakpoint
-- The desk keeps the rules and prices of firms, moves what they have ordered, paid and received, answers their enquiries
-- and makes their quotes.
select protect_firm_table(name, 'desk') from unnest(array['visibility_rules', 'exclusive_skus', 'agreement_prices',
  'customer_items', 'order_parts', 'order_part_lines', 'shipments', 'shipment_lines', 'shipment_events', 'sign_records',
  'sign_lines', 'sign_files', 'payments', 'payment_refunds', 'credit_accounts', 'credit_entries', 'order_files',
  'enquiries', 'enquiry_lines', 'enquiry_files', 'enquiry_events', 'quotes', 'quote_versions', 'quote_lines',
  'quote_events', 'quote_files', 'quote_conversions']::regclass[]) name;
--> statement-breakpoint
do $$
declare
  name text;
begin
  -- The worker moves orders as the desk does, and lets quotes expire.
  foreach name in array array['order_parts', 'order_part_lines', 'shipments', 'shipment_lines', 'shipment_events',
    'sign_records', 'sign_lines', 'sign_files', 'payments', 'payment_refunds', 'credit_accounts', 'credit_entries',
    'order_files', 'enquiries', 'enquiry_lines', 'enquiry_files', 'enquiry_events', 'quotes', 'quote_versions',
    'quote_lines', 'quote_events', 'quote_conversions'] loop
    execute format('create policy worker on %I using ((select app_scope()) = ''worker'') with check ((select app_scope()) = ''worker'')', name);
  end loop;
  foreach name in array array['orders', 'order_lines', 'order_events', 'stock_reservations'] loop
    execute format('create policy keep on %I using ((select app_scope()) in (''desk'', ''worker'')) with check ((select app_scope()) in (''desk'', ''worker''))', name);
  end loop;
end $$;
--> statement-breakpoint
-- A shared cart and a share link by their tokens, whoever opens them: see open_shared_cart and open_share_link.
create policy link on shared_carts using ((select app_scope()) = 'shared-cart') with check ((select app_scope()) = 'shared-cart');
create policy link on share_links for select using ((select app_scope()) = 'share-link');
-- People see their own sessions in whatever firm they were opened.
create policy own on sessions for select using (user_id = (select app_user_id()));
-- Ended sessions are kept a while for their owners and then removed by the calendar.
create policy purge on sessions for delete using ((select app_scope()) = 'worker');
-- The desk reads what people say about results, and what they looked for and did not find.
create policy desk on search_feedback for select using ((select app_scope()) = 'desk');
create policy desk on search_history for select using ((select app_scope()) = 'desk');
--> statement-breakpoint

-- Row-level security: tables that are not, or not only, a firm's.
do $$
declare
  name text;
begin
  foreach name in array array['firms', 'users', 'outbox', 'audit_log', 'picture_configs', 'one_time_tokens', 'captchas',
    'verification_codes', 'visitor_cart_lines', 'access_log', 'client_errors', 'tracked_events', 'heartbeats',
    'item_corrections', 'import_runs', 'import_mappings', 'stock_corrections', 'payment_notices', 'quote_costs',
    'item_costs', 'quote_desk_events', 'survey_answers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
  end loop;
  -- As protect_identity_table and protect_log_table say, but asked once for the statement.
  foreach name in array array['one_time_tokens', 'captchas', 'verification_codes'] loop
    execute format('create policy identity on %I using ((select app_scope()) in (''identity'', ''worker'')) with check ((select app_scope()) in (''identity'', ''worker''))', name);
  end loop;
  foreach name in array array['access_log', 'client_errors', 'tracked_events'] loop
    execute format('create policy record on %I for insert with check ((select app_scope()) = ''worker'')', name);
    execute format('create policy look on %I for select using ((select app_scope()) in (''desk'', ''worker''))', name);
    execute format('create policy purge on %I for delete using ((select app_scope()) = ''worker'')', name);
  end loop;
  -- What goods cost the shop, and what its people say of that among themselves, is opened by the right of the desk alone.
  foreach name in array array['quote_costs', 'item_costs', 'quote_desk_events', 'stock_corrections', 'item_corrections'] loop
    execute format('create policy desk on %I using ((select app_scope()) = ''desk'') with check ((select app_scope()) = ''desk'')', name);
  end loop;
  -- The desk's own papers.
  foreach name in array array['import_runs', 'import_mappings'] loop
    execute format('create policy desk on %I using ((select app_scope()) in (''desk'', ''worker'')) with check ((select app_scope()) in (''desk'', ''worker''))', name);
  end loop;
end $$;
--> statement-breakpoint
-- A firm sees itself; the desk knows the customers, and statistics count orders of all firms and keep no firm.
create policy firm on firms using (id = (select app_firm_id()) or (select app_scope()) = 'identity')
  with check (id = (select app_firm_id()) or (select app_scope()) = 'identity');
create policy look on firms for select using ((select app_scope()) in ('desk', 'worker'));
-- People are known to themselves and to the firms they belong to (memberships filters by its own policy).
create policy person on users
  using (id = (select app_user_id()) or (select app_scope()) = 'identity'
    or exists (select 1 from memberships m where m.user_id = users.id))
  with check (id = (select app_user_id()) or (select app_scope()) = 'identity');
-- Anyone may record an effect of the own firm; only the worker reads them.
create policy record on outbox for insert with check (firm_id is null or firm_id = (select app_firm_id()));
create policy deliver on outbox using ((select app_scope()) = 'worker') with check ((select app_scope()) = 'worker');
-- The audit log is append only; the worker that seals it reads it whole.
create policy append on audit_log for insert
  with check (firm_id = coalesce((select app_firm_id()), 0) or (select app_scope()) in ('identity', 'worker'));
create policy own on audit_log for select using (firm_id = (select app_firm_id()));
create policy seal on audit_log for select using ((select app_scope()) = 'worker');
-- Firm 0 holds what applies to every firm.
create policy firm on picture_configs using (firm_id in (0, (select app_firm_id()))) with check (firm_id = (select app_firm_id()));
-- A visitor's cart belongs to the session that filled it.
create policy visitor on visitor_cart_lines
  using (session_hash = app_session_hash() or (select app_scope()) = 'worker')
  with check (session_hash = app_session_hash() or (select app_scope()) = 'worker');
-- Whether the background works is nobody's secret; only the background says so.
create policy look on heartbeats for select using (true);
create policy beat on heartbeats for insert with check ((select app_scope()) = 'worker');
create policy beat_again on heartbeats for update using ((select app_scope()) = 'worker') with check ((select app_scope()) = 'worker');
-- A report belongs to who made it; visitors' reports to nobody but the desk.
create policy report on item_corrections for insert
  with check (firm_id is not distinct from (select app_firm_id()) and user_id is not distinct from (select app_user_id()));
create policy own on item_corrections for select using (firm_id = (select app_firm_id()) and user_id = (select app_user_id()));
create policy worker on payment_notices using ((select app_scope()) in ('desk', 'worker')) with check ((select app_scope()) in ('desk', 'worker'));
create policy answer on survey_answers for insert with check (firm_id is null or firm_id = (select app_firm_id()));
create policy desk on survey_answers for select using ((select app_scope()) = 'desk');
--> statement-breakpoint
-- Ledgers and logs only grow; what stands for a decision is never removed; legal moves are changed by migrations alone.
revoke update, delete on audit_log, audit_chain, order_events, credit_entries, shipment_events, stock_corrections,
  budget_entries, approval_events, enquiry_events, quote_events, quote_desk_events, quote_conversions, share_openings,
  survey_answers from shop_app;
revoke update on access_log, client_errors, tracked_events from shop_app;
revoke delete on budget_periods, approval_requests, approval_steps, approval_tasks, approval_line_refusals,
  approval_delayed_decisions from shop_app;
revoke insert, update, delete on order_transitions, state_transitions from shop_app;
--> statement-breakpoint

-- What is asked before any firm is known.
-- The caller behind a session token, in one round trip. The scope ends with the function: callers run it outside any
-- transaction of their own.
create function find_session(p_token_hash text)
  returns table (user_id bigint, firm_id bigint, member_id bigint, firm_type text, participant_extend_type smallint,
    firm_channel smallint, login_source smallint, level_code text, permissions text[], data_scope text,
    department_id bigint, stale boolean)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform set_config('app.scope', 'identity', true);
  return query
  select s.user_id, s.firm_id, s.membership_id, f.firm_type, m.participant_extend_type, f.firm_channel, s.login_source,
    f.level_code,
    (select array_agg(distinct rp.code) from membership_roles mr
       join role_permissions rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id
      where mr.firm_id = s.firm_id and mr.membership_id = s.membership_id),
    m.data_scope, m.department_id, s.last_seen_at < now() - interval '1 minute'
  from sessions s
    left join memberships m on m.firm_id = s.firm_id and m.id = s.membership_id
    left join firms f on f.id = s.firm_id
  where s.token_hash = p_token_hash and s.revoked_at is null
    and s.idle_expires_at > now() and s.expires_at > now()
    and (s.membership_id is null or (m.status = 1 and f.status = 1));
  perform set_config('app.scope', '', true);
end $$;
--> statement-breakpoint
-- Moves the idle limit by the same span it was set with.
create function touch_session(p_token_hash text) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform set_config('app.scope', 'identity', true);
  update sessions set idle_expires_at = least(now() + (idle_expires_at - last_seen_at), expires_at), last_seen_at = now()
  where token_hash = p_token_hash and revoked_at is null;
  perform set_config('app.scope', '', true);
end $$;
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
-- What a link in a mail is about, before any firm is known; only somebody who holds the token gets an answer.
create function open_approval_link(p_token_hash text)
  returns table (firm_id bigint, task_id bigint, user_id bigint, request_version integer, expires_at timestamptz, used_at timestamptz)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform set_config('app.scope', 'worker', true);
  return query select t.firm_id, t.task_id, t.user_id, t.request_version, t.expires_at, t.used_at
    from approval_mail_tokens t where t.token_hash = p_token_hash;
  perform set_config('app.scope', '', true);
end $$;
--> statement-breakpoint
-- What a link opens, before any firm is known; only somebody who holds the token gets an answer.
create function open_share_link(p_token_hash text)
  returns table (link_id bigint, firm_id bigint, user_id bigint, kind text, object_no text, fields jsonb, sales_code text,
    title text, expires_at timestamptz)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  before text := app_scope();
begin
  perform set_config('app.scope', 'share-link', true);
  return query select l.id, l.firm_id, l.user_id, l.kind, l.object_no, l.fields, l.sales_code, l.title, l.expires_at
    from share_links l where l.token_hash = p_token_hash and l.revoked_at is null and l.expires_at > now();
  perform set_config('app.scope', before, true);
end $$;
--> statement-breakpoint
revoke all on function find_session(text), touch_session(text), open_shared_cart(text), open_approval_link(text),
  open_share_link(text) from public;
grant execute on function find_session(text), touch_session(text), open_shared_cart(text), open_approval_link(text),
  open_share_link(text) to shop_app;
--> statement-breakpoint

-- Searches that one statement cannot do.
-- Facts of the best documents that fit `fits`. Where few of the best sellers (`top`) fit, few documents fit at all: they
-- are read whole by the queries `parts`, and ranked one by one (row with part -1: `id rank`) or, where they are more than
-- `fine_most`, told apart by `strong` (row with part -2: ids). Otherwise documents are read tier by tier, best first and
-- `strong` ones before others, until there are `enough` and never more than `most`, then those of `last`; of these only the
-- first `sample` are given with their facts (`n`), the others only counted (`fitting`).
-- Parts: 1 strong, 2 others, 3 and on the second of `parts` and further ones, or the places of `last`.
-- `hidden` are items that do not exist for the caller.
create function search_candidates(
  strong tsquery, fits tsquery, top tsquery, parts tsquery[], tiers tsquery[], last tsquery[], hidden bigint[],
  enough int, most int, sample int, fine tsquery, fine_most int
) returns table (part int, n int, fitting int, facts text) language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  wanted tsquery;
  taken int := 0;
begin
  if top is not null then
    wanted := fits && top;
    select count(*) into n from (select from search_documents d where d.terms @@ wanted limit 400) best;
    if n < 400 then
      for place in 1 .. cardinality(parts) loop
        wanted := parts[place];
        select count(*), string_agg(c.facts, '') into n, facts from (
          select d.facts from search_documents d where d.terms @@ wanted
            and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - taken) c;
        part := place + 1;
        fitting := n;
        taken := taken + n;
        if n > 0 then return next; end if;
      end loop;
      if strong is not null and taken > fine_most then
        part := -2;
        select count(*), string_agg(d.sku_id::text, ',') into n, facts
          from search_documents d where d.terms @@ strong;
        return next;
      elsif fine is not null and taken > 1 then
        part := -1;
        select count(*), string_agg(d.sku_id || ' ' || ts_rank('{0.05, 0.25, 0.6, 1}', d.terms, fine), ',')
          into n, facts from search_documents d where d.terms @@ fits;
        return next;
      end if;
      return;
    end if;
  end if;
  for class in (case when strong is null then 2 else 1 end) .. 2 loop
    for tier in 1 .. cardinality(tiers) loop
      exit when taken >= enough;
      wanted := tiers[tier] && case when class = 1 then strong when strong is null then fits else fits && !!strong end;
      select count(*), string_agg(c.facts, '') filter (where c.place <= sample - taken) into fitting, facts from (
        select d.facts, row_number() over () as place from search_documents d where d.terms @@ wanted
          and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - taken) c;
      part := class;
      n := greatest(0, least(fitting, sample - taken));
      taken := taken + fitting;
      if fitting > 0 then return next; end if;
    end loop;
  end loop;
  for place in 1 .. cardinality(last) loop
    exit when taken >= enough;
    wanted := fits && last[place];
    select count(*), string_agg(c.facts, '') filter (where c.place <= sample - taken) into fitting, facts from (
      select d.facts, row_number() over () as place from search_documents d where d.terms @@ wanted
        and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - taken) c;
    part := place + 2;
    n := greatest(0, least(fitting, sample - taken));
    taken := taken + fitting;
    if fitting > 0 then return next; end if;
  end loop;
end $$;
--> statement-breakpoint
-- For each query whether any document fits it; `tiers` divide the documents, so that common words answer at the first.
create function search_finds(queries tsquery[], tiers tsquery[], hidden bigint[]) returns boolean[] language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  answers boolean[] := '{}';
  hit boolean;
begin
  for place in 1 .. cardinality(queries) loop
    hit := false;
    for tier in 1 .. cardinality(tiers) loop
      exit when hit;
      hit := exists (select from search_documents d where d.terms @@ (queries[place] && tiers[tier])
        and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))));
    end loop;
    answers := answers || hit;
  end loop;
  return answers;
end $$;
--> statement-breakpoint

-- Guards.
-- An order is born in an initial state and moves only along the table.
create function guard_order_status() returns trigger language plpgsql as $$
declare
  previous text := case when tg_op = 'INSERT' then '' else old.status end;
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return new;
  end if;
  if not exists (select 1 from order_transitions t where t.from_status = previous and t.to_status = new.status) then
    raise exception 'order cannot move from % to %', previous, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guard_order_status before insert or update of status on orders
  for each row execute function guard_order_status();
--> statement-breakpoint
-- Lines of an order add up to what the order says. Rows are compared column by column, and once per order and
-- transaction: at commit nothing changes any more, so an order of 2,000 lines is summed once and not 2,000 times.
create function guard_order_total() returns trigger language plpgsql as $$
declare
  place text := new.firm_id || ' ' || new.order_id;
  adds_up boolean;
begin
  if current_setting('app.summed_order', true) = place then
    return null;
  end if;
  select o.goods_fen = s.amount and o.tax_fen = s.tax and o.line_count = s.lines into adds_up
  from orders o cross join lateral (
    select coalesce(sum(l.amount_fen), 0) as amount, coalesce(sum(l.tax_fen), 0) as tax, count(*) as lines
    from order_lines l where l.firm_id = o.firm_id and l.order_id = o.id) s
  where o.firm_id = new.firm_id and o.id = new.order_id;
  if adds_up is not true then
    raise exception 'lines of order % do not add up', new.order_id using errcode = 'check_violation';
  end if;
  perform set_config('app.summed_order', place, true);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger guard_order_total after insert or update on order_lines
  deferrable initially deferred for each row execute function guard_order_total();
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
create trigger guard_state before insert or update of status on order_parts for each row execute function guard_state('part');
create trigger guard_state before insert or update of status on shipments for each row execute function guard_state('shipment');
create trigger guard_state before insert or update of status on payments for each row execute function guard_state('payment');
create trigger guard_state before insert or update of status on approval_requests for each row execute function guard_state('approval');
create trigger guard_state before insert or update of status on approval_steps for each row execute function guard_state('approval_step');
create trigger guard_state before insert or update of status on approval_tasks for each row execute function guard_state('approval_task');
create trigger guard_state before insert or update of status on approval_delayed_decisions for each row execute function guard_state('delayed_decision');
create trigger guard_state before insert or update of status on enquiries for each row execute function guard_state('enquiry');
create trigger guard_state before insert or update of status on quotes for each row execute function guard_state('quote');
--> statement-breakpoint
create function guard_member() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (select 1 from state_transitions t
    where t.machine = 'member' and t.from_status = old.status::text and t.to_status = new.status::text) then
    raise exception 'member cannot move from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if new.left_at is not null and new.status <> 0 then
    raise exception 'who has left is frozen' using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guard_member before update of status, left_at on memberships
  for each row execute function guard_member();
--> statement-breakpoint
-- Trees keep the way from the top in `path`; a thing never comes to hang below itself. Moves of one firm wait for each
-- other, or two of them could close a ring.
create function keep_path() returns trigger language plpgsql as $$
declare
  above text := '/';
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name, new.firm_id));
  if new.parent_id is not null then
    execute format('select path from %I where firm_id = $1 and id = $2', tg_table_name) into above using new.firm_id, new.parent_id;
    if above is null or position('/' || new.id || '/' in above) > 0 then
      raise exception '% cannot hang below itself', tg_table_name using errcode = 'check_violation';
    end if;
  end if;
  new.path := above || new.id || '/';
  return new;
end $$;
--> statement-breakpoint
create function move_branch() returns trigger language plpgsql as $$
begin
  execute format('update %I set path = $1 || substr(path, length($2) + 1) where firm_id = $3 and path like $2 || ''%%'' and id <> $4',
    tg_table_name) using new.path, old.path, new.firm_id, new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_path before insert or update of parent_id on departments for each row execute function keep_path();
create trigger keep_path before insert or update of parent_id on cost_centers for each row execute function keep_path();
create trigger move_branch after update of parent_id on departments for each row
  when (old.path is distinct from new.path) execute function move_branch();
create trigger move_branch after update of parent_id on cost_centers for each row
  when (old.path is distinct from new.path) execute function move_branch();
--> statement-breakpoint
-- What was sent stands: neither the version nor its lines can be changed; only how much was ordered of a line moves.
create function keep_sent_version() returns trigger language plpgsql as $$
begin
  if old.state = 'sent' then
    raise exception 'a sent version cannot be changed' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create function keep_sent_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'converted_quantity' = to_jsonb(new) - 'converted_quantity' then
    return new;
  end if;
  if exists (select 1 from quote_versions v where v.firm_id = old.firm_id and v.id = old.version_id and v.state = 'sent') then
    raise exception 'a line of a sent version cannot be changed' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
-- What a line cost when it was sent stands like its price.
create function keep_sent_cost() returns trigger language plpgsql as $$
begin
  if exists (select 1 from quote_lines l join quote_versions v on v.firm_id = l.firm_id and v.id = l.version_id
    where l.firm_id = old.firm_id and l.id = old.line_id and v.state = 'sent') then
    raise exception 'costs of a sent version cannot be changed' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger keep_sent_version before update or delete on quote_versions for each row execute function keep_sent_version();
create trigger keep_sent_line before update or delete on quote_lines for each row execute function keep_sent_line();
create trigger keep_sent_cost before update or delete on quote_costs for each row execute function keep_sent_cost();
--> statement-breakpoint

-- Legal moves: the rows that a shop cannot do without.
insert into order_transitions (from_status, to_status) select from_status, unnest(nexts) from (values
  ('', array['approving', 'confirming', 'to_pay', 'to_ship']),
  ('approving', array['confirming', 'to_pay', 'to_ship', 'rejected', 'cancelled']),
  ('confirming', array['to_pay', 'to_ship', 'cancelled']),
  ('to_pay', array['to_ship', 'cancelled', 'closed']),
  ('to_ship', array['partly_shipped', 'to_receive', 'cancelled']),
  ('partly_shipped', array['to_receive', 'partly_signed']),
  ('to_receive', array['partly_signed', 'signed', 'refused']),
  ('partly_signed', array['signed', 'refused']),
  ('signed', array['completed']),
  ('refused', array['closed'])) moves (from_status, nexts);
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) select 'part', from_status, unnest(nexts) from (values
  ('', array['to_pick']),
  ('to_pick', array['picking', 'cancelled']),
  ('picking', array['to_pick', 'picked', 'cancelled']),
  ('picked', array['partly_shipped', 'shipped', 'cancelled']),
  ('partly_shipped', array['shipped', 'partly_signed']),
  ('shipped', array['partly_signed', 'signed', 'refused']),
  ('partly_signed', array['signed', 'refused'])) moves (from_status, nexts);
insert into state_transitions (machine, from_status, to_status) select 'shipment', from_status, unnest(nexts) from (values
  ('', array['shipped']),
  ('shipped', array['in_transit', 'delivered', 'refused']),
  ('in_transit', array['delivered', 'refused']),
  ('delivered', array['signed', 'refused'])) moves (from_status, nexts);
-- Money that arrives for what was given up is given back; a payment of which a part is back stands as paid again.
insert into state_transitions (machine, from_status, to_status) select 'payment', from_status, unnest(nexts) from (values
  ('', array['pending']),
  ('pending', array['paid', 'failed', 'closed']),
  ('paid', array['refunding']),
  ('failed', array['refunding']),
  ('closed', array['refunding']),
  ('refunding', array['refunded', 'paid'])) moves (from_status, nexts);
insert into state_transitions (machine, from_status, to_status) select 'approval', from_status, unnest(nexts) from (values
  ('', array['running']),
  ('running', array['passed', 'refused', 'withdrawn', 'returned', 'expired', 'void']),
  ('returned', array['running', 'withdrawn', 'expired', 'void'])) moves (from_status, nexts);
insert into state_transitions (machine, from_status, to_status) select 'approval_step', from_status, unnest(nexts) from (values
  ('', array['waiting']),
  ('waiting', array['active', 'skipped', 'void']),
  ('active', array['passed', 'refused', 'void'])) moves (from_status, nexts);
insert into state_transitions (machine, from_status, to_status) select 'approval_task', from_status, unnest(nexts) from (values
  ('', array['waiting', 'pending', 'skipped']),
  ('waiting', array['pending', 'skipped', 'void']),
  ('pending', array['approved', 'refused', 'returned', 'transferred', 'escalated', 'skipped', 'void'])) moves (from_status, nexts);
insert into state_transitions (machine, from_status, to_status) select 'delayed_decision', from_status, unnest(nexts) from (values
  ('', array['waiting']),
  ('waiting', array['done', 'undone', 'lapsed'])) moves (from_status, nexts);
insert into state_transitions (machine, from_status, to_status) select 'enquiry', from_status, unnest(nexts) from (values
  ('', array['draft', 'submitted']),
  ('draft', array['submitted', 'cancelled']),
  ('submitted', array['processing', 'closed', 'cancelled']),
  ('processing', array['more_info', 'partly_quoted', 'quoted', 'closed', 'cancelled']),
  ('more_info', array['processing', 'closed', 'cancelled', 'expired']),
  ('partly_quoted', array['more_info', 'quoted', 'transferred', 'closed', 'cancelled', 'expired']),
  ('quoted', array['transferred', 'closed', 'cancelled', 'expired'])) moves (from_status, nexts);
-- Orders that are cancelled give their quantity back to the quote they were made of.
insert into state_transitions (machine, from_status, to_status) select 'quote', from_status, unnest(nexts) from (values
  ('', array['quoting']),
  ('quoting', array['checking', 'offered', 'rejected', 'cancelled']),
  ('checking', array['quoting', 'negotiating', 'offered', 'cancelled']),
  ('offered', array['negotiating', 'approving', 'partly_converted', 'converted', 'rejected', 'expired', 'cancelled', 'superseded']),
  ('negotiating', array['checking', 'offered', 'rejected', 'expired', 'cancelled']),
  ('approving', array['offered', 'expired', 'cancelled']),
  ('partly_converted', array['converted', 'expired', 'cancelled', 'offered']),
  ('converted', array['partly_converted', 'offered'])) moves (from_status, nexts);
-- Specification 4: invited (2) → enabled (1) ⇄ frozen (0); who has left is frozen, and may be invited again.
insert into state_transitions (machine, from_status, to_status) select 'member', from_status, unnest(nexts) from (values
  ('2', array['1']),
  ('1', array['0']),
  ('0', array['1', '2'])) moves (from_status, nexts);
