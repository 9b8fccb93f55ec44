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
-- Facts of the best documents that fit: tiers are read whole until there are `enough`, but never more than `most`. `classes` say how well a document fits, best class first and none
-- inside another; `tiers` how good it is, best first. A class that finds little in the tiers before `leap` is searched in
-- all others at once. `last` are queries for what comes after everything else. `hidden` are items that do not exist for the caller.
-- Few documents (at most `fine_most`) are also ranked: the row with part -1 holds `id rank` of those that fit `fine_scope`.
create function search_candidates(
  classes tsquery[], tiers tsquery[], leap int, last tsquery[], hidden bigint[], enough int, most int,
  fine tsquery, fine_scope tsquery, fine_most int
) returns table (part int, n int, facts text) language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  rest tsquery;
  wanted tsquery;
  taken int := 0;
  in_class int;
  tier int;
begin
  if leap > 0 then
    rest := tiers[leap];
    for tier in leap + 1 .. cardinality(tiers) loop rest := rest || tiers[tier]; end loop;
  end if;
  for class in 1 .. cardinality(classes) loop
    in_class := 0;
    tier := 1;
    while tier <= cardinality(tiers) and taken < enough loop
      if tier = leap and in_class < 20 then
        wanted := classes[class] && rest;
        tier := cardinality(tiers);
      else
        wanted := classes[class] && tiers[tier];
      end if;
      select count(*), string_agg(c.facts, '') into n, facts from (
        select d.facts from search_documents d where d.terms @@ wanted
          and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - taken) c;
      if n > 0 then
        part := class;
        taken := taken + n;
        in_class := in_class + n;
        return next;
      end if;
      tier := tier + 1;
    end loop;
  end loop;
  for place in 1 .. cardinality(last) loop
    exit when taken >= enough;
    select count(*), string_agg(c.facts, '') into n, facts from (
      select d.facts from search_documents d where d.terms @@ last[place]
        and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - taken) c;
    if n > 0 then
      part := cardinality(classes) + place;
      taken := taken + n;
      return next;
    end if;
  end loop;
  if fine is not null and taken between 2 and fine_most then
    select count(*), string_agg(d.sku_id || ' ' || ts_rank('{0.05, 0.25, 0.6, 1}', d.terms, fine), ',')
      into n, facts from search_documents d where d.terms @@ fine_scope;
    part := -1;
    return next;
  end if;
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
