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
ALTER TABLE "approval_delayed_decisions" ADD CONSTRAINT "approval_delayed_decisions_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_delayed_decisions" ADD CONSTRAINT "approval_delayed_decisions_firm_id_task_id_approval_tasks_firm_id_id_fk" FOREIGN KEY ("firm_id","task_id") REFERENCES "public"."approval_tasks"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_delayed_decisions_waiting" ON "approval_delayed_decisions" USING btree ("firm_id","task_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_delayed_decisions_person" ON "approval_delayed_decisions" USING btree ("firm_id","user_id",(coalesce(ended_at, 'infinity')));--> statement-breakpoint
CREATE INDEX "approval_delayed_decisions_task" ON "approval_delayed_decisions" USING btree ("firm_id","task_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approval_delayed_decisions_due" ON "approval_delayed_decisions" USING btree ("due_at") WHERE status = 'waiting';
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('delayed_decision', '', 'waiting'),
  ('delayed_decision', 'waiting', 'done'),
  ('delayed_decision', 'waiting', 'undone'),
  ('delayed_decision', 'waiting', 'lapsed');
--> statement-breakpoint
create trigger guard_state before insert or update of status on approval_delayed_decisions
  for each row execute function guard_state('delayed_decision');
--> statement-breakpoint
select protect_firm_table('approval_delayed_decisions', 'worker');
--> statement-breakpoint
revoke delete on approval_delayed_decisions from shop_app;
