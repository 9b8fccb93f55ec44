import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { AskDialog } from '#platform/web/overlays/ask-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { TermChange } from '../../contract/terms-schemas.ts';
import { termsDeskApi } from './terms-desk-api.ts';

const BACK = { title: '退回条款变更', label: '退回的原因', confirm: '退回' };

/** What the reader may do about a change that waits. */
export function ChangeActs({ change }: { change: TermChange }) {
  const { changeId, firmName, mayCheck, mayWithdraw } = change;
  const act = useAct({ staleAfter: 'any' });
  const [asking, setAsking] = useState(false);
  const { call } = termsDeskApi;
  const check = (agreed: boolean, note: string) =>
    act.run((context) => call.check({ changeId, agreed, note }, context), agreed ? '已复核同意，条款生效' : '已退回');
  return (
    <Row gap={8} looks={['wrap']}>
      {!asking && <ProblemWords>{act.problem}</ProblemWords>}
      {mayCheck && (
        <>
          <Button
            size="sm"
            kind="primary"
            busy={act.busy}
            aria-label={`复核同意 ${firmName}`}
            onClick={() => void check(true, '')}
          >
            复核同意
          </Button>
          <Button size="sm" aria-label={`退回 ${firmName}`} onClick={() => setAsking(true)}>
            退回
          </Button>
        </>
      )}
      {mayWithdraw && (
        <Button
          size="sm"
          busy={act.busy}
          aria-label={`撤回 ${firmName}`}
          onClick={() => void act.run((context) => call.withdraw({ changeId }, context), '已撤回')}
        >
          撤回
        </Button>
      )}
      <AskDialog
        open={asking}
        words={BACK}
        danger
        problem={act.problem}
        onAnswer={(note) => check(false, note)}
        onClose={() => setAsking(false)}
      />
    </Row>
  );
}
