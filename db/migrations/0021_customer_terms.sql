CREATE TABLE "credit_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"application_no" text NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"term_days" integer,
	"until" date,
	"reason" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"granted_fen" bigint,
	"granted_until" date,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_applications_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "credit_applications_no" UNIQUE("firm_id","application_no"),
	CONSTRAINT "credit_applications_kind" CHECK (kind in ('open', 'raise', 'temporary')),
	CONSTRAINT "credit_applications_amount" CHECK (amount_fen > 0 and (kind = 'temporary') = (until is not null)),
	CONSTRAINT "credit_applications_granted" CHECK ((status in ('granted', 'checking')) = (granted_fen is not null))
);
--> statement-breakpoint
CREATE TABLE "customer_term_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_term_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"status" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"second_for" text[] DEFAULT '{}' NOT NULL,
	"application_id" bigint,
	"proposed_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_by" bigint,
	"checked_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "customer_term_changes_persons" CHECK (checked_by <> proposed_by),
	CONSTRAINT "customer_term_changes_second" CHECK (cardinality(second_for) = 0 or status <> 'effective' or checked_by is not null)
);
--> statement-breakpoint
CREATE TABLE "customer_term_policy" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"alone_limit_fen" bigint DEFAULT 5000000 NOT NULL,
	"alone_term_days" smallint DEFAULT 30 NOT NULL,
	"level_alone" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_term_policy_one" CHECK (id = 1),
	CONSTRAINT "customer_term_policy_limits" CHECK (alone_limit_fen >= 0 and alone_term_days >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_terms" (
	"firm_id" bigint PRIMARY KEY NOT NULL,
	"raise_until" date,
	"raise_back_fen" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_terms_raise" CHECK ((raise_until is null) = (raise_back_fen is null))
);
--> statement-breakpoint
DROP VIEW "public"."firms_view";--> statement-breakpoint
ALTER TABLE "credit_accounts" DROP CONSTRAINT "credit_accounts_used";--> statement-breakpoint
ALTER TABLE "customer_term_changes" ADD CONSTRAINT "customer_term_changes_firm_id_application_id_credit_applications_firm_id_id_fk" FOREIGN KEY ("firm_id","application_id") REFERENCES "public"."credit_applications"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_applications_number" ON "credit_applications" USING btree ("application_no");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_applications_open" ON "credit_applications" USING btree ("firm_id") WHERE status in ('submitted', 'checking');--> statement-breakpoint
CREATE INDEX "credit_applications_queue" ON "credit_applications" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_term_changes_waiting" ON "customer_term_changes" USING btree ("firm_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "customer_term_changes_firm" ON "customer_term_changes" USING btree ("firm_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_terms_raised" ON "customer_terms" USING btree ("raise_until") WHERE raise_until is not null;--> statement-breakpoint
CREATE VIEW "public"."credit_accounts_view" WITH (security_invoker = true) AS (select "firm_id", "id", "limit_fen", "used_fen", "term_days" from "credit_accounts");--> statement-breakpoint
CREATE VIEW "public"."firms_view" WITH (security_invoker = true) AS (select "id", "customer_code", "name", "short_name", "firm_type", "level_code", "logo_url", "credit_code", "firm_channel", "main_customer_code", "group_firm_id", "r3_code", "theme_color", "industry", "status", "settings", "created_at" from "firms");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on credit_accounts_view, firms_view from shop_app;
--> statement-breakpoint
create sequence credit_application_number_seq;
--> statement-breakpoint
select protect_firm_table('credit_applications', 'desk');
--> statement-breakpoint
select protect_firm_table('customer_term_changes', 'desk');
--> statement-breakpoint
select protect_firm_table('customer_terms', 'desk');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('credit_application', '', 'submitted'),
  ('credit_application', 'checking', 'granted'),
  ('credit_application', 'checking', 'submitted'),
  ('credit_application', 'submitted', 'checking'),
  ('credit_application', 'submitted', 'granted'),
  ('credit_application', 'submitted', 'rejected'),
  ('credit_application', 'submitted', 'withdrawn');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('customer_term_change', '', 'effective'),
  ('customer_term_change', '', 'waiting'),
  ('customer_term_change', 'waiting', 'effective'),
  ('customer_term_change', 'waiting', 'refused'),
  ('customer_term_change', 'waiting', 'withdrawn');
--> statement-breakpoint
create trigger guard_state before insert or update of status on credit_applications for each row execute function guard_state('credit_application');
--> statement-breakpoint
create trigger guard_state before insert or update of status on customer_term_changes for each row execute function guard_state('customer_term_change');
--> statement-breakpoint
insert into customer_term_policy (id) values (1);
