import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deskCaseHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { caseDeskApi } from './case-desk-api.ts';

/** A scanner types a number and Enter: the page of its case opens, ready to receive what the label is on. */
export function ScanField() {
  const router = useRouter();
  const act = useAct({ renews: [] });
  const [typed, setTyped] = useState('');
  const find = async () => {
    const number = typed.trim();
    if (number === '') return;
    const found = await act.obtain(() => caseDeskApi.call.scan({ number }));
    if (found) await router.navigate({ href: `${deskCaseHref(found.caseNo)}&scanned=1` });
    else setTyped('');
  };
  return (
    <form
      aria-label="扫描收货"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Row gap={8} looks={['wrap']}>
        <ProblemWords>{act.problem}</ProblemWords>
        <FilterText label="扫描退货单、售后单或运单号" width={230} maxLength={40} value={typed} onChange={setTyped} />
        <Button type="submit" size="sm" busy={act.busy}>
          扫描收货
        </Button>
      </Row>
    </form>
  );
}
