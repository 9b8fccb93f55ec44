-- Custom SQL migration file, put your code below! --
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
insert into state_transitions (machine, from_status, to_status) values
  ('after_sale_case', 'charging', 'estimating'),
  ('after_sale_case', 'charging', 'repairing'),
  ('after_sale_case', 'estimating', 'charging');
--> statement-breakpoint
delete from state_transitions where machine = 'after_sale_case' and from_status = 'estimating' and to_status = 'repairing';
