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
ALTER TABLE "visibility_rules" DROP CONSTRAINT "visibility_rules_kind";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "department_id" bigint;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "job_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "data_scope" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "approves" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "group_firm_id" bigint;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD COLUMN "department_id" bigint;--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD COLUMN "made_by" text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "approval_copies" ADD CONSTRAINT "approval_copies_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_firm_id_member_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","member_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delegations" ADD CONSTRAINT "approval_delegations_firm_id_delegate_member_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","delegate_member_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_line_refusals" ADD CONSTRAINT "approval_line_refusals_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_mail_tokens" ADD CONSTRAINT "approval_mail_tokens_firm_id_task_id_approval_tasks_firm_id_id_fk" FOREIGN KEY ("firm_id","task_id") REFERENCES "public"."approval_tasks"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_steps" ADD CONSTRAINT "approval_steps_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD CONSTRAINT "approval_tasks_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD CONSTRAINT "approval_tasks_firm_id_step_id_approval_steps_firm_id_id_fk" FOREIGN KEY ("firm_id","step_id") REFERENCES "public"."approval_steps"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_tasks" ADD CONSTRAINT "approval_tasks_firm_id_member_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","member_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_alerts" ADD CONSTRAINT "budget_alerts_firm_id_period_id_budget_periods_firm_id_id_fk" FOREIGN KEY ("firm_id","period_id") REFERENCES "public"."budget_periods"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_entries" ADD CONSTRAINT "budget_entries_firm_id_period_id_budget_periods_firm_id_id_fk" FOREIGN KEY ("firm_id","period_id") REFERENCES "public"."budget_periods"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_periods" ADD CONSTRAINT "budget_periods_firm_id_rule_id_cost_rules_firm_id_id_fk" FOREIGN KEY ("firm_id","rule_id") REFERENCES "public"."cost_rules"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_firm_id_parent_id_cost_centers_firm_id_id_fk" FOREIGN KEY ("firm_id","parent_id") REFERENCES "public"."cost_centers"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_firm_id_owner_member_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","owner_member_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_rules" ADD CONSTRAINT "cost_rules_firm_id_cost_center_id_cost_centers_firm_id_id_fk" FOREIGN KEY ("firm_id","cost_center_id") REFERENCES "public"."cost_centers"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_firm_id_parent_id_departments_firm_id_id_fk" FOREIGN KEY ("firm_id","parent_id") REFERENCES "public"."departments"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_flows_live" ON "approval_flows" USING btree ("firm_id","document_type") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "approval_copies_person" ON "approval_copies" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approval_delegations_person" ON "approval_delegations" USING btree ("firm_id","member_id","ends_at");--> statement-breakpoint
CREATE INDEX "approval_events_request" ON "approval_events" USING btree ("firm_id","request_id","id");--> statement-breakpoint
CREATE INDEX "approval_mail_tokens_task" ON "approval_mail_tokens" USING btree ("firm_id","task_id");--> statement-breakpoint
CREATE INDEX "approval_mail_tokens_expires" ON "approval_mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_open" ON "approval_requests" USING btree ("firm_id","document_type","document_no") WHERE status in ('running', 'returned');--> statement-breakpoint
CREATE INDEX "approval_requests_requester" ON "approval_requests" USING btree ("firm_id","requester_user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approval_requests_list" ON "approval_requests" USING btree ("firm_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approval_requests_hold" ON "approval_requests" USING btree ("hold_until") WHERE status in ('running', 'returned') and hold_until is not null;--> statement-breakpoint
CREATE INDEX "approval_tasks_todo" ON "approval_tasks" USING btree ("firm_id","user_id","id" DESC NULLS LAST) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "approval_tasks_done" ON "approval_tasks" USING btree ("firm_id","user_id","decided_at" DESC NULLS LAST) WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "approval_tasks_request" ON "approval_tasks" USING btree ("firm_id","request_id");--> statement-breakpoint
CREATE INDEX "approval_tasks_due" ON "approval_tasks" USING btree ("due_at") WHERE status = 'pending' and due_at is not null;--> statement-breakpoint
CREATE INDEX "budget_entries_period" ON "budget_entries" USING btree ("firm_id","period_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "budget_entries_document" ON "budget_entries" USING btree ("firm_id","document_type","document_no");--> statement-breakpoint
CREATE INDEX "budget_periods_center" ON "budget_periods" USING btree ("firm_id","cost_center_id","starts_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cost_centers_path" ON "cost_centers" USING btree ("firm_id","path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "cost_rules_center" ON "cost_rules" USING btree ("firm_id","cost_center_id");--> statement-breakpoint
CREATE INDEX "departments_path" ON "departments" USING btree ("firm_id","path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "invoice_titles_owner" ON "invoice_titles" USING btree ("firm_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_one_default" ON "invoice_titles" USING btree ("firm_id",coalesce(user_id, 0)) WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE INDEX "memberships_department" ON "memberships" USING btree ("firm_id","department_id");--> statement-breakpoint
CREATE INDEX "firms_group" ON "firms" USING btree ("group_firm_id") WHERE group_firm_id is not null;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_data_scope" CHECK (data_scope in ('self', 'department', 'branch', 'company', 'group'));--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD CONSTRAINT "visibility_rules_whom" CHECK (user_id is null or department_id is null);--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD CONSTRAINT "visibility_rules_made_by" CHECK (made_by in ('desk', 'firm'));--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD CONSTRAINT "visibility_rules_days" CHECK (ends_on is null or starts_on is null or ends_on >= starts_on);--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD CONSTRAINT "visibility_rules_kind" CHECK (kind in ('category', 'brand', 'sku', 'price', 'agreement'));
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_department_fk" FOREIGN KEY ("firm_id","department_id") REFERENCES "departments"("firm_id","id");
--> statement-breakpoint
ALTER TABLE "visibility_rules" ADD CONSTRAINT "visibility_rules_department_fk" FOREIGN KEY ("firm_id","department_id") REFERENCES "departments"("firm_id","id");
--> statement-breakpoint
ALTER TABLE "approval_flows" ADD CONSTRAINT "approval_flows_department_fk" FOREIGN KEY ("firm_id","department_id") REFERENCES "departments"("firm_id","id");
--> statement-breakpoint
ALTER TABLE "cost_centers" ADD CONSTRAINT "cost_centers_department_fk" FOREIGN KEY ("firm_id","department_id") REFERENCES "departments"("firm_id","id");
--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_head_fk" FOREIGN KEY ("firm_id","head_member_id") REFERENCES "memberships"("firm_id","id");
--> statement-breakpoint
-- Who could see every order of the firm goes on seeing it.
select set_config('app.scope', 'identity', true);
--> statement-breakpoint
update memberships m set data_scope = 'company' where exists (select 1 from membership_roles mr
  join role_permissions rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id
  where mr.firm_id = m.firm_id and mr.membership_id = m.id and rp.code in ('ORDER_APPROVE', 'USER_MANAGEMENT'));
--> statement-breakpoint
select set_config('app.scope', '', true);
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
--> statement-breakpoint
create trigger move_branch after update of parent_id on departments for each row
  when (old.path is distinct from new.path) execute function move_branch();
--> statement-breakpoint
create trigger keep_path before insert or update of parent_id on cost_centers for each row execute function keep_path();
--> statement-breakpoint
create trigger move_branch after update of parent_id on cost_centers for each row
  when (old.path is distinct from new.path) execute function move_branch();
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('approval', '', 'running'),
  ('approval', 'running', 'passed'),
  ('approval', 'running', 'refused'),
  ('approval', 'running', 'withdrawn'),
  ('approval', 'running', 'returned'),
  ('approval', 'running', 'expired'),
  ('approval', 'running', 'void'),
  ('approval', 'returned', 'running'),
  ('approval', 'returned', 'withdrawn'),
  ('approval', 'returned', 'expired'),
  ('approval', 'returned', 'void'),
  ('approval_step', '', 'waiting'),
  ('approval_step', 'waiting', 'active'),
  ('approval_step', 'waiting', 'skipped'),
  ('approval_step', 'waiting', 'void'),
  ('approval_step', 'active', 'passed'),
  ('approval_step', 'active', 'refused'),
  ('approval_step', 'active', 'void'),
  ('approval_task', '', 'waiting'),
  ('approval_task', '', 'pending'),
  ('approval_task', '', 'skipped'),
  ('approval_task', 'waiting', 'pending'),
  ('approval_task', 'waiting', 'skipped'),
  ('approval_task', 'waiting', 'void'),
  ('approval_task', 'pending', 'approved'),
  ('approval_task', 'pending', 'refused'),
  ('approval_task', 'pending', 'returned'),
  ('approval_task', 'pending', 'transferred'),
  ('approval_task', 'pending', 'escalated'),
  ('approval_task', 'pending', 'skipped'),
  ('approval_task', 'pending', 'void');
--> statement-breakpoint
create trigger guard_state before insert or update of status on approval_requests
  for each row execute function guard_state('approval');
--> statement-breakpoint
create trigger guard_state before insert or update of status on approval_steps
  for each row execute function guard_state('approval_step');
--> statement-breakpoint
create trigger guard_state before insert or update of status on approval_tasks
  for each row execute function guard_state('approval_task');
--> statement-breakpoint
select protect_firm_table(name, 'worker') from unnest(array['departments', 'firm_days', 'cost_centers', 'cost_rules',
  'budget_periods', 'budget_entries', 'budget_alerts', 'approval_flows', 'approval_requests', 'approval_steps',
  'approval_tasks', 'approval_copies', 'approval_line_refusals', 'approval_events', 'approval_delegations',
  'approval_mail_tokens', 'audit_chain']::regclass[]) name;
--> statement-breakpoint
select protect_firm_table('invoice_titles');
--> statement-breakpoint
-- Ledgers and logs only grow.
revoke update, delete on budget_entries, approval_events, audit_chain from shop_app;
--> statement-breakpoint
revoke delete on budget_periods, approval_requests, approval_steps, approval_tasks, approval_line_refusals from shop_app;
--> statement-breakpoint
-- The worker that seals the audit log reads it whole.
create policy seal on audit_log for select using ((select app_scope()) = 'worker');
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
revoke all on function open_approval_link(text) from public;
--> statement-breakpoint
grant execute on function open_approval_link(text) to shop_app;
--> statement-breakpoint
drop function find_session(text);
--> statement-breakpoint
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
revoke all on function find_session(text) from public;
--> statement-breakpoint
grant execute on function find_session(text) to shop_app;
