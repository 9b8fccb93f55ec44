import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountsApi } from '../accounts-api.ts';

const PAUSE_MS = 300;
const MIN_LETTERS = 2;
const NONE = -1;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Companies that answer to what is typed, and the one under the arrow keys. A register that is down stops nobody. */
export function useCompanyOptions(text: string) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const keyword = useSettled(text).trim();
  const { data, isError } = useQuery({
    ...accountsApi.query.queryCompanies.queryOptions({ input: { keyword: keyword.slice(0, 60) } }),
    enabled: isOpen && keyword.length >= MIN_LETTERS,
    staleTime: 10 * 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const options = data ?? [];
  const shown = isOpen && text.trim().length >= MIN_LETTERS && options.length > 0;
  const places = options.length + 1;
  return {
    options,
    active,
    shown,
    note: isError ? '企业查询暂不可用，请直接填写企业全称和统一社会信用代码' : null,
    open: () => {
      setOpen(true);
      setActive(NONE);
    },
    close: () => {
      setOpen(false);
      setActive(NONE);
    },
    point: setActive,
    /** One place more than there are options: between last and first stands what was typed. */
    step: (by: 1 | -1) => setActive((now) => ((now + 1 + by + places) % places) - 1),
  };
}
