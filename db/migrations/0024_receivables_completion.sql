CREATE TABLE "title_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "title_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"request_no" text NOT NULL,
	"title_id" bigint,
	"title_version" integer,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"title" text NOT NULL,
	"tax_no" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "title_requests_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "title_requests_no" UNIQUE("request_no"),
	CONSTRAINT "title_requests_change" CHECK ((title_version is null) = (before is null)),
	CONSTRAINT "title_requests_decided" CHECK ((status in ('approved', 'refused')) = (decided_by is not null))
);
--> statement-breakpoint
CREATE INDEX "title_requests_firm" ON "title_requests" USING btree ("firm_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "title_requests_queue" ON "title_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "title_requests_tax_no" ON "title_requests" USING btree ("tax_no");--> statement-breakpoint
CREATE UNIQUE INDEX "title_requests_waiting" ON "title_requests" USING btree ("firm_id","title","tax_no") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "title_requests_waiting_title" ON "title_requests" USING btree ("firm_id","title_id") WHERE status = 'waiting' and title_id is not null;
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
create sequence title_request_number_seq;
--> statement-breakpoint
select protect_firm_table('title_requests', 'desk');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('title_request', '', 'waiting'),
  ('title_request', 'waiting', 'approved'),
  ('title_request', 'waiting', 'refused'),
  ('title_request', 'waiting', 'withdrawn');
--> statement-breakpoint
create trigger guard_state before insert or update of status on title_requests for each row execute function guard_state('title_request');
