CREATE TABLE "export_receivers" (
	"firm_id" bigint NOT NULL,
	"schedule_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "export_receivers_firm_id_schedule_id_user_id_pk" PRIMARY KEY("firm_id","schedule_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "export_schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "export_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"login_source" smallint NOT NULL,
	"maker_name" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"input" jsonb NOT NULL,
	"period" text NOT NULL,
	"rhythm" text NOT NULL,
	"day" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"ended_reason" text,
	"next_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "export_schedules_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "export_schedules_time" CHECK (hour between 0 and 23 and day between 0 and 31),
	CONSTRAINT "export_schedules_rhythm" CHECK (rhythm in ('daily', 'weekly', 'monthly')),
	CONSTRAINT "export_schedules_ended" CHECK ((status = 'ended') = (ended_reason is not null)),
	CONSTRAINT "export_schedules_status" CHECK (status in ('active', 'paused', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "schedule_id" bigint;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "export_receivers" ADD CONSTRAINT "export_receivers_schedule" FOREIGN KEY ("firm_id","schedule_id") REFERENCES "public"."export_schedules"("firm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_receivers_own" ON "export_receivers" USING btree ("firm_id","user_id");--> statement-breakpoint
CREATE INDEX "export_schedules_due" ON "export_schedules" USING btree ("next_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "export_schedules_maker" ON "export_schedules" USING btree ("firm_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_run" ON "transfers" USING btree ("firm_id","schedule_id","due_at","user_id") WHERE schedule_id is not null;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_scheduled" CHECK ((schedule_id is null) = (due_at is null));
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
select protect_firm_table('export_receivers', 'worker');
--> statement-breakpoint
select protect_firm_table('export_schedules', 'worker');
