ALTER TABLE "selection_lists" DROP CONSTRAINT "selection_lists_name";--> statement-breakpoint
ALTER TABLE "selection_lists" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "selection_lists_name" ON "selection_lists" USING btree ("firm_id","user_id","name") WHERE deleted_at is null;
--> statement-breakpoint
-- Orders that are cancelled give their quantity back to the quote they were made of.
insert into state_transitions (machine, from_status, to_status) values
  ('quote', 'converted', 'partly_converted'),
  ('quote', 'converted', 'offered'),
  ('quote', 'partly_converted', 'offered');
