CREATE TABLE "attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"owner_kind" text NOT NULL,
	"owner_id" bigint,
	"part" bigint,
	"side" text,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer,
	"scan" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "attachments_stored_as" UNIQUE("stored_as"),
	CONSTRAINT "attachments_side" CHECK (side in ('buyer', 'desk')),
	CONSTRAINT "attachments_bytes" CHECK (bytes > 0),
	CONSTRAINT "attachments_scan" CHECK (scan in ('none', 'waiting', 'clean', 'refused')),
	CONSTRAINT "attachments_loose_part" CHECK (owner_id is not null or part is null)
);
--> statement-breakpoint
CREATE INDEX "attachments_owner" ON "attachments" USING btree ("firm_id","owner_kind","owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "attachments_loose" ON "attachments" USING btree ("created_at") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "attachments_waiting" ON "attachments" USING btree ("created_at") WHERE scan = 'waiting';
--> statement-breakpoint
-- The owner of the tables reads what row-level security hides from everybody; the move is over before anybody else comes.
alter table order_files no force row level security;
--> statement-breakpoint
alter table enquiry_files no force row level security;
--> statement-breakpoint
alter table quote_files no force row level security;
--> statement-breakpoint
alter table approval_files no force row level security;
--> statement-breakpoint
alter table sign_files no force row level security;
--> statement-breakpoint
alter table approval_delayed_decisions no force row level security;
--> statement-breakpoint
alter table idempotency_keys no force row level security;
--> statement-breakpoint
-- Numbers begin above all that were given out: one that a browser still holds is nobody's, never another file's.
select setval('attachments_id_seq', greatest(
  (select max(id) from order_files), (select max(id) from enquiry_files), (select max(id) from quote_files),
  (select max(id) from approval_files), (select max(id) from sign_files), 1));
--> statement-breakpoint
insert into attachments (firm_id, user_id, owner_kind, owner_id, part, side, stored_as, file_name, media_type, bytes, created_at)
select firm_id, user_id, kind, owner_id, part, side, stored_as, file_name, media_type, bytes, created_at
from (
  select firm_id, user_id, 'order' as kind, order_id as owner_id, null::bigint as part, null::text as side, stored_as, file_name,
    media_type, bytes, created_at, id from order_files
  union all
  select firm_id, user_id, 'enquiry', enquiry_id, line_no, null, stored_as, file_name, media_type, bytes, created_at, id
    from enquiry_files
  union all
  select firm_id, user_id, 'quote', quote_id, line_no, side, stored_as, file_name, media_type, bytes, created_at, id from quote_files
  union all
  select firm_id, user_id, 'approval', request_id, event_id, null, stored_as, file_name, media_type, bytes, created_at, id
    from approval_files
  union all
  select firm_id, null, 'receipt', sign_id, null, null, stored_as, file_name, media_type, null, created_at, id from sign_files
) files
order by created_at, id;
--> statement-breakpoint
-- Decisions that wait out their minute name their files by number.
update approval_delayed_decisions d
set wish = jsonb_set(d.wish, '{fileIds}', coalesce((
  select jsonb_agg(a.id::text order by named.at)
  from jsonb_array_elements_text(d.wish -> 'fileIds') with ordinality named(id, at)
  join approval_files f on f.firm_id = d.firm_id and f.id = named.id::bigint
  join attachments a on a.stored_as = f.stored_as), '[]'))
where jsonb_array_length(d.wish -> 'fileIds') > 0;
--> statement-breakpoint
-- An upload that is repeated is done again: the number in the answer kept for it is of before.
delete from idempotency_keys where route in ('checkout.upload', 'enquiries.upload', 'quotes.upload', 'approvals.upload');
--> statement-breakpoint
do $$
declare
  stood bigint;
  stands bigint;
  strays bigint;
begin
  select (select count(*) from order_files) + (select count(*) from enquiry_files) + (select count(*) from quote_files)
    + (select count(*) from approval_files) + (select count(*) from sign_files) into stood;
  select count(*) into stands from attachments;
  if stood <> stands then
    raise exception 'attachments: % files stood, % stand', stood, stands;
  end if;
  -- Each at its own: the same firm, the same owner, under the same name.
  select count(*) into strays from attachments a
  where not case a.owner_kind
    when 'order' then exists (select 1 from order_files f where f.stored_as = a.stored_as and f.firm_id = a.firm_id
      and f.order_id is not distinct from a.owner_id)
    when 'enquiry' then exists (select 1 from enquiry_files f where f.stored_as = a.stored_as and f.firm_id = a.firm_id
      and f.enquiry_id is not distinct from a.owner_id and f.line_no is not distinct from a.part)
    when 'quote' then exists (select 1 from quote_files f where f.stored_as = a.stored_as and f.firm_id = a.firm_id
      and f.quote_id is not distinct from a.owner_id and f.line_no is not distinct from a.part and f.side = a.side)
    when 'approval' then exists (select 1 from approval_files f where f.stored_as = a.stored_as and f.firm_id = a.firm_id
      and f.request_id is not distinct from a.owner_id and f.event_id is not distinct from a.part)
    else exists (select 1 from sign_files f where f.stored_as = a.stored_as and f.firm_id = a.firm_id and f.sign_id = a.owner_id)
  end;
  if strays > 0 then
    raise exception 'attachments: % files are at another place than they stood', strays;
  end if;
end $$;
--> statement-breakpoint
drop table order_files;
--> statement-breakpoint
drop table enquiry_files;
--> statement-breakpoint
drop table quote_files;
--> statement-breakpoint
drop table approval_files;
--> statement-breakpoint
drop table sign_files;
--> statement-breakpoint
alter table approval_delayed_decisions force row level security;
--> statement-breakpoint
alter table idempotency_keys force row level security;
--> statement-breakpoint
select protect_firm_table('attachments', 'worker');
--> statement-breakpoint
-- The desk sees what customers show the shop. What a company says in its approvals it does not; a new kind is added here.
create policy desk on attachments
  using ((select app_scope()) = 'desk' and owner_kind in ('order', 'enquiry', 'quote', 'receipt'))
  with check ((select app_scope()) = 'desk' and owner_kind in ('order', 'enquiry', 'quote', 'receipt'));
