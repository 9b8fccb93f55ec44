-- The desk reads what people say about results, and what they looked for and did not find.
create policy desk on search_feedback for select using (app_scope() = 'desk');
--> statement-breakpoint
create policy desk on search_history for select using (app_scope() = 'desk');
