CREATE TABLE "approval_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"request_id" bigint,
	"event_id" bigint,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_files_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "approval_files_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
ALTER TABLE "approval_files" ADD CONSTRAINT "approval_files_firm_id_request_id_approval_requests_firm_id_id_fk" FOREIGN KEY ("firm_id","request_id") REFERENCES "public"."approval_requests"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_files_request" ON "approval_files" USING btree ("firm_id","request_id");--> statement-breakpoint
CREATE INDEX "approval_files_loose" ON "approval_files" USING btree ("created_at") WHERE request_id is null;--> statement-breakpoint
select protect_firm_table('approval_files', 'worker');
