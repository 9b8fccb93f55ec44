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
ALTER TABLE "firms" DROP CONSTRAINT "firms_type";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "amount_limit" bigint;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "contact_code" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "login_source" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "first_login" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reauthenticated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nick_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reg_type" text DEFAULT 'invited' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subscribe_promotion" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "credit_code" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "firm_channel" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "main_customer_code" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "r3_code" text;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_cart_lines" ADD CONSTRAINT "visitor_cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires_at" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "visitor_cart_lines_created_at" ON "visitor_cart_lines" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "captchas_expires_at" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("target","purpose","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_codes_expires_at" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_credit_code_unique" UNIQUE("credit_code");--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_channel" CHECK (firm_channel in (0, 1));--> statement-breakpoint
ALTER TABLE "firms" ADD CONSTRAINT "firms_type" CHECK (firm_type in ('company', 'group', 'operator'));--> statement-breakpoint
-- What belongs to getting in is open to the code that lets people in, and to nothing else.
create function protect_identity_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy identity on %s using (app_scope() in (''identity'', ''worker'')) with check (app_scope() in (''identity'', ''worker''))', target);
end $$;
--> statement-breakpoint
select protect_identity_table('one_time_tokens');
--> statement-breakpoint
select protect_identity_table('captchas');
--> statement-breakpoint
select protect_identity_table('verification_codes');
--> statement-breakpoint
create function app_session_hash() returns text language sql stable
  as $$ select nullif(current_setting('app.session_hash', true), '') $$;
--> statement-breakpoint
-- A visitor's cart belongs to the session that filled it.
alter table visitor_cart_lines enable row level security;
--> statement-breakpoint
alter table visitor_cart_lines force row level security;
--> statement-breakpoint
create policy visitor on visitor_cart_lines
  using (session_hash = app_session_hash() or app_scope() = 'worker')
  with check (session_hash = app_session_hash() or app_scope() = 'worker');
--> statement-breakpoint
-- People see their own sessions in whatever firm they were opened.
create policy own on sessions for select using (user_id = app_user_id());
--> statement-breakpoint
-- Ended sessions are kept a while for their owners and then removed by the calendar.
create policy purge on sessions for delete using (app_scope() = 'worker');
--> statement-breakpoint
drop function find_session(text);
--> statement-breakpoint
create function find_session(p_token_hash text)
  returns table (user_id bigint, firm_id bigint, member_id bigint, firm_type text, participant_extend_type smallint,
    firm_channel smallint, login_source smallint, level_code text, permissions text[], stale boolean)
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
    s.last_seen_at < now() - interval '1 minute'
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
