ALTER TABLE "after_sale_cases" DROP CONSTRAINT "after_sale_cases_kind";--> statement-breakpoint
ALTER TABLE "after_sale_cases" ADD CONSTRAINT "after_sale_cases_kind" CHECK (kind in ('return', 'exchange', 'repair', 'resend', 'refund_only', 'price_gap', 'over_return', 'over_keep', 'reinvoice'));
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
select protect_firm_table('invoice_firm_terms', 'desk');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('invoice_application', '', 'draft'),
  ('invoice_application', 'draft', 'reviewing');
--> statement-breakpoint
-- The worker prepares what comes in the place of invoices that a case takes back.
create policy worker on invoice_firm_terms using ((select app_scope()) = 'worker');
