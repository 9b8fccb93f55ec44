CREATE TABLE "firm_message_settings" (
	"firm_id" bigint NOT NULL,
	"event" text NOT NULL,
	"active" boolean NOT NULL,
	"channels" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firm_message_settings_firm_id_event_pk" PRIMARY KEY("firm_id","event")
);
--> statement-breakpoint
CREATE TABLE "message_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"robot_id" bigint,
	"message_id" bigint,
	"channel" text NOT NULL,
	"event" text NOT NULL,
	"key" text NOT NULL,
	"sealed" text NOT NULL,
	"status" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_since" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "message_deliveries_channel" CHECK (channel in ('mail', 'sms', 'robot')),
	CONSTRAINT "message_deliveries_to" CHECK ((channel = 'robot') = (robot_id is not null) and (channel = 'robot') = (user_id is null))
);
--> statement-breakpoint
CREATE TABLE "message_habits" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"digest" text NOT NULL,
	"digest_hour" smallint NOT NULL,
	"digest_day" smallint NOT NULL,
	"digested_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_habits_firm_id_user_id_pk" PRIMARY KEY("firm_id","user_id"),
	CONSTRAINT "message_habits_digest" CHECK (digest in ('none', 'daily', 'weekly')),
	CONSTRAINT "message_habits_quiet" CHECK ((quiet_from is null) = (quiet_to is null))
);
--> statement-breakpoint
CREATE TABLE "message_preferences" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"event" text NOT NULL,
	"channels" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_preferences_firm_id_user_id_event_pk" PRIMARY KEY("firm_id","user_id","event")
);
--> statement-breakpoint
CREATE TABLE "message_robots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_robots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"sealed" text NOT NULL,
	"has_secret" boolean NOT NULL,
	"events" text[] NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"active" boolean NOT NULL,
	"last_ok_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_robots_kind" CHECK (kind in ('wecom', 'dingtalk', 'feishu')),
	CONSTRAINT "message_robots_quiet" CHECK ((quiet_from is null) = (quiet_to is null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"href" text,
	"po_number" text,
	"key" text NOT NULL,
	"shown" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_kind" CHECK (kind in ('todo', 'notice', 'alert'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "message_deliveries_once" ON "message_deliveries" USING btree ("firm_id","key");--> statement-breakpoint
CREATE INDEX "message_deliveries_due" ON "message_deliveries" USING btree ("channel","due_at","id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "message_deliveries_gathered" ON "message_deliveries" USING btree ("user_id") WHERE status = 'gathered';--> statement-breakpoint
CREATE INDEX "message_deliveries_failed" ON "message_deliveries" USING btree ("id" DESC NULLS LAST) WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "message_deliveries_sent" ON "message_deliveries" USING btree ("robot_id","sent_at") WHERE robot_id is not null;--> statement-breakpoint
CREATE INDEX "message_deliveries_old" ON "message_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "message_robots_firm" ON "message_robots" USING btree ("firm_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("firm_id","user_id","key");--> statement-breakpoint
CREATE INDEX "messages_own" ON "messages" USING btree ("user_id","id" DESC NULLS LAST) WHERE shown;--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id","firm_id","kind") WHERE shown and read_at is null;--> statement-breakpoint
CREATE INDEX "messages_expires_at" ON "messages" USING btree ("expires_at");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
select protect_firm_table('firm_message_settings', 'worker');
--> statement-breakpoint
select protect_firm_table('message_robots', 'worker');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('message_delivery', '', 'gathered'),
  ('message_delivery', '', 'waiting'),
  ('message_delivery', 'failed', 'waiting'),
  ('message_delivery', 'gathered', 'dropped'),
  ('message_delivery', 'gathered', 'sent'),
  ('message_delivery', 'waiting', 'dropped'),
  ('message_delivery', 'waiting', 'failed'),
  ('message_delivery', 'waiting', 'sent');
--> statement-breakpoint
create trigger guard_state before insert or update of status on message_deliveries for each row execute function guard_state('message_delivery');
--> statement-breakpoint
-- A person's own messages and wishes in the firm he is at work for; those of no firm (0) are his in every one.
alter table messages enable row level security;
--> statement-breakpoint
alter table messages force row level security;
--> statement-breakpoint
create policy own on messages
  using ((user_id = (select app_user_id()) and firm_id in (0, (select app_firm_id()))) or (select app_scope()) = 'worker')
  with check ((user_id = (select app_user_id()) and firm_id in (0, (select app_firm_id()))) or (select app_scope()) = 'worker');
--> statement-breakpoint
alter table message_preferences enable row level security;
--> statement-breakpoint
alter table message_preferences force row level security;
--> statement-breakpoint
create policy own on message_preferences
  using ((user_id = (select app_user_id()) and firm_id = (select app_firm_id())) or (select app_scope()) = 'worker')
  with check ((user_id = (select app_user_id()) and firm_id = (select app_firm_id())) or (select app_scope()) = 'worker');
--> statement-breakpoint
alter table message_habits enable row level security;
--> statement-breakpoint
alter table message_habits force row level security;
--> statement-breakpoint
create policy own on message_habits
  using ((user_id = (select app_user_id()) and firm_id = (select app_firm_id())) or (select app_scope()) = 'worker')
  with check ((user_id = (select app_user_id()) and firm_id = (select app_firm_id())) or (select app_scope()) = 'worker');
--> statement-breakpoint
-- What is on its way out is nobody's but the worker's; the desk sees what did not arrive and has it sent once more.
alter table message_deliveries enable row level security;
--> statement-breakpoint
alter table message_deliveries force row level security;
--> statement-breakpoint
create policy post on message_deliveries
  using ((select app_scope()) in ('worker', 'desk')) with check ((select app_scope()) in ('worker', 'desk'));
--> statement-breakpoint
-- A session that ends is told to the processes that hold a stream open for it, by whatever statement it ended.
create function tell_session_over() returns trigger language plpgsql as $$
begin
  perform pg_notify('messages', 'over ' || old.token_hash);
  return null;
end $$;
--> statement-breakpoint
create trigger tell_over after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null and old.user_id is not null)
  execute function tell_session_over();
