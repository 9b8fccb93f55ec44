CREATE TABLE "search_states" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"generation" bigint NOT NULL,
	CONSTRAINT "search_states_one" CHECK (id = 1)
);
--> statement-breakpoint
drop function search_candidates(tsquery, tsquery, tsquery, tsquery[], tsquery[], tsquery[], bigint[], int, int, int, tsquery, int);
--> statement-breakpoint
-- Facts of the best documents that fit `fits`, at most `sample` of them; what fits beside is only counted, up to `most`.
-- Where `parts` are given they are counted first, by one look into the index each. Few in all (`few`): they are read whole,
-- and ranked one by one (row with part -1: `id rank`) or, where they are more than `fine_most`, told apart by `strong` (row
-- with part -2: ids). Otherwise documents are read tier by tier, best first and `strong` ones before others, then those of
-- `last`, until there are `enough`; without `parts` nothing beyond that is counted.
-- Parts: 1 strong, 2 others, 3 and on the second of `parts` and further ones, or the places of `last`; 0 what was only
-- counted. `n` documents are given with their facts, `fitting` is how many fit. `hidden` do not exist for the caller.
create function search_candidates(
  strong tsquery, fits tsquery, parts tsquery[], tiers tsquery[], last tsquery[], hidden bigint[],
  enough int, most int, sample int, few int, fine tsquery, fine_most int
) returns table (part int, n int, fitting int, facts text) language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  wanted tsquery;
  counted int := 0;
  taken int := 0;
  room int := case when cardinality(parts) > 0 then sample else most end;
  numbers int[] := '{}';
  texts text[] := '{}';
begin
  for place in 1 .. cardinality(parts) loop
    exit when counted >= most;
    wanted := parts[place];
    select count(*), string_agg(c.facts, '') filter (where c.place <= few - counted) into n, facts from (
      select d.facts, row_number() over () as place from search_documents d where d.terms @@ wanted
        and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit most - counted) c;
    counted := counted + n;
    numbers := numbers || n;
    texts := texts || facts;
  end loop;
  if cardinality(parts) > 0 and counted <= few then
    for place in 1 .. cardinality(numbers) loop
      part := place + 1;
      n := numbers[place];
      fitting := n;
      facts := texts[place];
      if n > 0 then return next; end if;
    end loop;
    if strong is not null and counted > fine_most then
      part := -2;
      select count(*), string_agg(d.sku_id::text, ',') into n, facts
        from search_documents d where d.terms @@ strong;
      return next;
    elsif fine is not null and counted > 1 then
      part := -1;
      select count(*), string_agg(d.sku_id || ' ' || ts_rank('{0.05, 0.25, 0.6, 1}', d.terms, fine), ',')
        into n, facts from search_documents d where d.terms @@ fits;
      return next;
    end if;
    return;
  end if;
  for class in (case when strong is null then 2 else 1 end) .. 2 loop
    for tier in 1 .. cardinality(tiers) loop
      exit when taken >= enough;
      wanted := tiers[tier] && case when class = 1 then strong when strong is null then fits else fits && !!strong end;
      select count(*), string_agg(c.facts, '') filter (where c.place <= sample - taken) into fitting, facts from (
        select d.facts, row_number() over () as place from search_documents d where d.terms @@ wanted
          and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit room - taken) c;
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
        and (cardinality(hidden) = 0 or d.sku_id not in (select unnest(hidden))) limit room - taken) c;
    part := place + 2;
    n := greatest(0, least(fitting, sample - taken));
    taken := taken + fitting;
    if fitting > 0 then return next; end if;
  end loop;
  if counted > taken then
    part := 0;
    n := 0;
    fitting := counted - taken;
    facts := null;
    return next;
  end if;
end $$;
