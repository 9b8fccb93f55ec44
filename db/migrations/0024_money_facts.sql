-- By hand. What a paper says of goods and money is written once, as with lines of statements; what becomes of it may change.
revoke update, delete on invoice_red_lines from shop_app;
--> statement-breakpoint
revoke update, delete on invoice_lines from shop_app;
--> statement-breakpoint
grant update (red_quantity, red_fen, red_tax_fen) on invoice_lines to shop_app;
--> statement-breakpoint
revoke update, delete on invoice_application_lines from shop_app;
--> statement-breakpoint
grant update (released_quantity, released_fen, tax_code, tax_short_name) on invoice_application_lines to shop_app;
--> statement-breakpoint
revoke update, delete on receipts from shop_app;
--> statement-breakpoint
grant update (status, allocated_fen, reversed_by, reversed_reason, reversed_at, version, updated_at) on receipts to shop_app;
--> statement-breakpoint
revoke update, delete on write_offs from shop_app;
--> statement-breakpoint
grant update (status, decided_by, decided_at, answer, version) on write_offs to shop_app;
--> statement-breakpoint
revoke delete on statements, invoices, invoice_red_letters from shop_app;
