ALTER TABLE "membership_roles" ADD COLUMN "granted_by" bigint;--> statement-breakpoint
ALTER TABLE "membership_roles" ADD COLUMN "granted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invited_as" text;--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("firm_id","object_type","object_id");--> statement-breakpoint
CREATE INDEX "membership_roles_role" ON "membership_roles" USING btree ("firm_id","role_id");--> statement-breakpoint
CREATE INDEX "users_lower_email" ON "users" USING btree (lower("email"));
--> statement-breakpoint
-- Specification 4: invited (2) → enabled (1) ⇄ frozen (0); who has left is frozen, and may be invited again.
insert into state_transitions (machine, from_status, to_status) values
  ('member', '2', '1'),
  ('member', '1', '0'),
  ('member', '0', '1'),
  ('member', '0', '2');
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
