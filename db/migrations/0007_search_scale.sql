-- Documents and suggestions are derived from the catalogue: the worker writes them anew after this, see the last statement.
DELETE FROM "search_documents";
--> statement-breakpoint
DELETE FROM "search_suggestions";
--> statement-breakpoint
CREATE TABLE "search_codes" (
	"sku_id" bigint NOT NULL,
	"code" text NOT NULL,
	"own" boolean NOT NULL,
	CONSTRAINT "search_codes_sku_id_code_pk" PRIMARY KEY("sku_id","code")
);
--> statement-breakpoint
CREATE TABLE "search_facet_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_facet_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "search_facet_names_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "search_facet_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_facet_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_id" integer NOT NULL,
	"value" text NOT NULL,
	"figure" double precision
);
--> statement-breakpoint
CREATE TABLE "search_rebuilds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_rebuilds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sales_count" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	"written" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_suggestions" DROP CONSTRAINT "search_suggestions_sku_id_skus_id_fk";
--> statement-breakpoint
DROP INDEX "search_documents_codes";--> statement-breakpoint
DROP INDEX "search_documents_path";--> statement-breakpoint
DROP INDEX "search_documents_facets";--> statement-breakpoint
DROP INDEX "search_documents_brand";--> statement-breakpoint
DROP INDEX "search_documents_sales";--> statement-breakpoint
DROP INDEX "search_suggestions_sku";--> statement-breakpoint
DROP INDEX "search_documents_terms";--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "facts" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_suggestions" ADD COLUMN "brand_id" bigint;--> statement-breakpoint
ALTER TABLE "search_suggestions" ADD COLUMN "category_path" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_codes" ADD CONSTRAINT "search_codes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_facet_values" ADD CONSTRAINT "search_facet_values_name_id_search_facet_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."search_facet_names"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_codes_code" ON "search_codes" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "search_facet_values_value" ON "search_facet_values" USING btree ("name_id","value");--> statement-breakpoint
CREATE INDEX "search_facet_values_figure" ON "search_facet_values" USING btree ("name_id","figure");--> statement-breakpoint
CREATE INDEX "search_suggestions_begin1" ON "search_suggestions" USING btree (left(key, 1),"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_suggestions_begin2" ON "search_suggestions" USING btree (left(key, 2),"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_suggestions_begin3" ON "search_suggestions" USING btree (left(key, 3),"weight" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "codes";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "category_id";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "category_path";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "brand_id";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "series_id";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "facets";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "price";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "list_price";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "day_type";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "delivery";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "product_status";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "sales_count";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "listed_at";--> statement-breakpoint
ALTER TABLE "search_suggestions" DROP COLUMN "sku_id";
--> statement-breakpoint
DROP INDEX "skus_sales_count";--> statement-breakpoint
CREATE INDEX "skus_sales_count" ON "skus" USING btree ("sales_count" DESC NULLS LAST,"id");
--> statement-breakpoint
-- Rows stay narrow, so that thousands of candidates are read from few pages: the vector always lies outside.
alter table search_documents alter column facts set storage plain;
--> statement-breakpoint
alter table search_documents set (toast_tuple_target = 256);
--> statement-breakpoint
-- Facts of the best documents that fit `fits`. Where few of the best sellers (`top`) fit, few documents fit at all: they
-- are read whole by the queries `parts`, and ranked one by one (row with part -1: `id rank`) or, where they are more than
-- `fine_most`, told apart by `strong` (row with part -2: ids). Otherwise documents are read tier by tier, best first and
-- `strong` ones before others, until there are `enough` and never more than `most`, then those of `last`; of these only the
-- first `sample` are given with their facts (`n`), the others only counted (`fitting`).
-- Parts: 1 strong, 2 others, 3 and on the second of `parts` and further ones, or the places of `last`.
-- `hidden` are items that do not exist for the caller.
create function search_candidates(
  strong tsquery, fits tsquery, top tsquery, parts tsquery[], tiers tsquery[], last tsquery[], hidden bigint[],
  enough int, most int, sample int, fine tsquery, fine_most int
) returns table (part int, n int, fitting int, facts text) language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  wanted tsquery;
  taken int := 0;
begin
  if top is not null then
    wanted := fits && top;
    select count(*) into n from (select from search_documents d where d.terms @@ wanted limit 400) best;
    if n < 400 then
      for place in 1 .. cardinality(parts) loop
        wanted := parts[place];
        select count(*), string_agg(c.facts, '') into n, facts from (
          select d.facts from search_documents d where d.terms @@ wanted
            and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - taken) c;
        part := place + 1;
        fitting := n;
        taken := taken + n;
        if n > 0 then return next; end if;
      end loop;
      if strong is not null and taken > fine_most then
        part := -2;
        select count(*), string_agg(d.sku_id::text, ',') into n, facts
          from search_documents d where d.terms @@ strong;
        return next;
      elsif fine is not null and taken > 1 then
        part := -1;
        select count(*), string_agg(d.sku_id || ' ' || ts_rank('{0.05, 0.25, 0.6, 1}', d.terms, fine), ',')
          into n, facts from search_documents d where d.terms @@ fits;
        return next;
      end if;
      return;
    end if;
  end if;
  for class in (case when strong is null then 2 else 1 end) .. 2 loop
    for tier in 1 .. cardinality(tiers) loop
      exit when taken >= enough;
      wanted := tiers[tier] && case when class = 1 then strong when strong is null then fits else fits && !!strong end;
      select count(*), string_agg(c.facts, '') filter (where c.place <= sample - taken) into fitting, facts from (
        select d.facts, row_number() over () as place from search_documents d where d.terms @@ wanted
          and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - taken) c;
      part := class;
      n := greatest(0, least(fitting, sample - taken));
      taken := taken + fitting;
      if fitting > 0 then return next; end if;
    end loop;
  end loop;
  for place in 1 .. cardinality(last) loop
    exit when taken >= enough;
    wanted := fits && last[place];
    select count(*), string_agg(c.facts, '') filter (where c.place <= sample - taken) into fitting, facts from (
      select d.facts, row_number() over () as place from search_documents d where d.terms @@ wanted
        and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - taken) c;
    part := place + 2;
    n := greatest(0, least(fitting, sample - taken));
    taken := taken + fitting;
    if fitting > 0 then return next; end if;
  end loop;
end $$;
--> statement-breakpoint
-- For each query whether any document fits it; `tiers` divide the documents, so that common words answer at the first.
create function search_finds(queries tsquery[], tiers tsquery[], hidden bigint[]) returns boolean[] language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  answers boolean[] := '{}';
  hit boolean;
begin
  for place in 1 .. cardinality(queries) loop
    hit := false;
    for tier in 1 .. cardinality(tiers) loop
      exit when hit;
      hit := exists (select from search_documents d where d.terms @@ (queries[place] && tiers[tier])
        and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))));
    end loop;
    answers := answers || hit;
  end loop;
  return answers;
end $$;
--> statement-breakpoint
insert into outbox (topic, payload)
  select 'catalog.changed', jsonb_build_object('itemNos', jsonb_agg(item_no)) from skus group by id / 500;
