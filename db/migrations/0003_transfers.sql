CREATE TABLE "transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"login_source" smallint NOT NULL,
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"input_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"made_for" text,
	"stored_as" text,
	"bytes" bigint,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "transfers_rows" CHECK (rows_done >= 0 and tries >= 0),
	CONSTRAINT "transfers_done" CHECK ((status = 'done') = (stored_as is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_open" ON "transfers" USING btree ("firm_id","user_id","kind","input_hash") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "transfers_own" ON "transfers" USING btree ("firm_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transfers_over" ON "transfers" USING btree ("finished_at") WHERE status in ('done', 'failed', 'cancelled');
--> statement-breakpoint
-- A person's own tasks in the firm he asked in: a colleague's are as foreign as another firm's.
alter table transfers enable row level security;
--> statement-breakpoint
alter table transfers force row level security;
--> statement-breakpoint
create policy own on transfers
  using ((firm_id = app_firm_id() and user_id = app_user_id()) or app_scope() = 'worker')
  with check ((firm_id = app_firm_id() and user_id = app_user_id()) or app_scope() = 'worker');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('transfer', '', 'queued'),
  ('transfer', 'queued', 'running'),
  ('transfer', 'queued', 'failed'),
  ('transfer', 'queued', 'cancelled'),
  ('transfer', 'running', 'queued'),
  ('transfer', 'running', 'done'),
  ('transfer', 'running', 'failed'),
  ('transfer', 'running', 'cancelled'),
  ('transfer', 'done', 'expired'),
  ('transfer', 'failed', 'queued'),
  ('transfer', 'failed', 'expired'),
  ('transfer', 'cancelled', 'queued'),
  ('transfer', 'cancelled', 'expired');
--> statement-breakpoint
create trigger guard_state before insert or update of status on transfers
  for each row execute function guard_state('transfer');
