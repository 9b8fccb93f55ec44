import { useEffect } from 'react';
import { AFTER_SALES_PATH, caseHref, orderHref } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Applied } from '../../contract/apply-schemas.ts';
import { CaseTag } from '../case-tag.tsx';
import styles from './apply.module.css';

function nextWords(cases: Applied['cases']): string {
  if (cases.every(({ quick }) => quick)) return '符合极速处理，无需退回，正在为您办理。';
  if (cases.some(({ status }) => status === 'approving')) return '公司审批通过后交给商家审核，进展会通知您。';
  return '商家会在工作时间尽快审核，进展会通知您。';
}

/** What became of an application: a case for each kind, and what comes next. */
export function AppliedResult({ orderNo, cases }: { orderNo: string; cases: Applied['cases'] }) {
  const [first] = cases;
  // It takes the place of a long form, of which the end was read.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const href = cases.length === 1 && first ? caseHref(first.caseNo) : AFTER_SALES_PATH;
  return (
    <ResultPage
      outcome="success"
      title="售后申请已提交"
      actions={
        <>
          <ButtonLink kind="primary" href={href}>
            查看进度
          </ButtonLink>
          <ButtonLink href={orderHref(orderNo)}>返回订单</ButtonLink>
        </>
      }
    >
      {nextWords(cases)}
      <ul className={styles.result}>
        {cases.map(({ caseNo, kindLabel, status, statusLabel, quick }) => (
          <li key={caseNo}>
            <PageLink href={caseHref(caseNo)}>{caseNo}</PageLink> {kindLabel}{' '}
            <CaseTag status={status} label={statusLabel} /> {quick && <Tag tone="success">极速处理</Tag>}
          </li>
        ))}
      </ul>
    </ResultPage>
  );
}
