ALTER TABLE "order_parts" ADD COLUMN "arrives_on" date;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "first_promised_on" date;--> statement-breakpoint
ALTER TABLE "order_parts" ADD COLUMN "first_arrives_on" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promises" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Parts keep what they were promised, lines what their parts were promised. Rows of every firm: the owner sees them
-- only while row-level security is not forced upon it.
alter table orders no force row level security;
--> statement-breakpoint
alter table order_lines no force row level security;
--> statement-breakpoint
alter table order_parts no force row level security;
--> statement-breakpoint
alter table order_part_lines no force row level security;
--> statement-breakpoint
update order_parts p set arrives_on = p.promised_on + t.days
  from orders o, warehouse_transits t
 where o.firm_id = p.firm_id and o.id = p.order_id and t.warehouse = p.warehouse
   and t.province_code = left(o.region_code, 2) and p.promised_on is not null;
--> statement-breakpoint
update order_lines l set promises = s.promises
  from (select pl.firm_id, pl.line_id, jsonb_agg(jsonb_build_object('quantity', pl.quantity, 'warehouse', p.warehouse,
          'shipOn', p.promised_on, 'arriveOn', p.arrives_on, 'first', null) order by p.part_no) as promises
        from order_part_lines pl join order_parts p on p.firm_id = pl.firm_id and p.id = pl.part_id
        where p.status <> 'cancelled' group by pl.firm_id, pl.line_id) s
 where s.firm_id = l.firm_id and s.line_id = l.id;
--> statement-breakpoint
set constraints all immediate;
--> statement-breakpoint
alter table orders force row level security;
--> statement-breakpoint
alter table order_lines force row level security;
--> statement-breakpoint
alter table order_parts force row level security;
--> statement-breakpoint
alter table order_part_lines force row level security;
