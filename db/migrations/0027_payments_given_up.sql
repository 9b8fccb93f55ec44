CREATE INDEX "payments_given_up" ON "payments" USING btree ("expires_at") WHERE status in ('failed', 'closed');
