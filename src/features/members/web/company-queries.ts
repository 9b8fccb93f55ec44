import type { QueryClient } from '@tanstack/react-query';
import { memberApi } from './members-api.ts';

const MARK = /^[1-9]\d{0,18}$/;

/** A row's number out of the address; anything else counts as absent. */
export function readIdInUrl(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && MARK.test(text) ? text : undefined;
}

export const companiesQuery = memberApi.query.companies.queryOptions({ input: {} });
export const choicesQuery = (companyId?: string) => memberApi.query.choices.queryOptions({ input: { companyId } });

export const loadCompanies = (client: QueryClient) => client.ensureQueryData(companiesQuery);

/** Address of a page of these, with the company that is worked on. */
export function hrefOf(path: string, facts: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(facts)) if (value !== undefined) query.set(name, value);
  return query.size ? `${path}?${query}` : path;
}
