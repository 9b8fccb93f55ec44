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
CREATE INDEX "access_log_at" ON "access_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "access_log_user" ON "access_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "access_log_request" ON "access_log" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "client_errors_at" ON "client_errors" USING btree ("at");--> statement-breakpoint
CREATE INDEX "client_errors_trace" ON "client_errors" USING btree ("trace_id");--> statement-breakpoint
CREATE INDEX "tracked_events_at" ON "tracked_events" USING btree ("at");--> statement-breakpoint
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
select protect_log_table('access_log');
--> statement-breakpoint
select protect_log_table('client_errors');
--> statement-breakpoint
select protect_log_table('tracked_events');
--> statement-breakpoint
-- Whether the background works is nobody's secret; only the background says so.
alter table heartbeats enable row level security;
--> statement-breakpoint
alter table heartbeats force row level security;
--> statement-breakpoint
create policy look on heartbeats for select using (true);
--> statement-breakpoint
create policy beat on heartbeats for insert with check (app_scope() = 'worker');
--> statement-breakpoint
create policy beat_again on heartbeats for update using (app_scope() = 'worker') with check (app_scope() = 'worker');
