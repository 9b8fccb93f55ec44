import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { loginHref } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { useResultPage } from './result-context.ts';
import styles from './search-feedback.module.css';
import { type ReportKind, searchReport } from './search-report.ts';

/** The form for what a person has to tell, while it is open. */
function useReport() {
  const { state, searchId } = useResultPage();
  const [kind, setKind] = useState<ReportKind | null>(null);
  const Report = searchReport.useWhen(kind !== null);
  const form = kind && searchId && Report && (
    <Report kind={kind} keyword={state.keyword} searchId={searchId} onClose={() => setKind(null)} />
  );
  return { open: setKind, form };
}

/** What people can do when nothing fits: have it found for them. Visitors log in first, so that somebody can answer. */
export function SourcingButton() {
  const { data: session } = useQuery(sessionQuery);
  const here = useRouterState({ select: ({ location }) => location.href });
  const { open, form } = useReport();
  if (!session) {
    return (
      <ButtonLink kind="primary" href={loginHref(here)}>
        登录后提交寻源需求
      </ButtonLink>
    );
  }
  return (
    <>
      <Button kind="primary" onPointerEnter={searchReport.preload} onClick={() => open('sourcing')}>
        提交寻源需求
      </Button>
      {form}
    </>
  );
}

/** 没有找到？ A line at the foot of the list. */
export function SearchFeedback() {
  const { open, form } = useReport();
  return (
    <p className={styles.line}>
      没有找到想要的商品？
      <button type="button" className={styles.open} onClick={() => open('sourcing')}>
        提交寻源需求
      </button>
      或
      <button type="button" className={styles.open} onClick={() => open('opinion')}>
        反馈给我们
      </button>
      {form}
    </p>
  );
}
