import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deskQuoteHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { AskDialogs } from '#platform/web/overlays/ask-dialogs.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskAct, DeskQuote } from '../../contract/quote-desk-schemas.ts';
import styles from '../quote.module.css';
import { quoteDeskApi } from '../quote-api.ts';

type Asking = keyof typeof DIALOGS;

const DIALOGS = {
  ask: { title: '向客户询问', label: '要问的内容', confirm: '发送问题', done: '已发送给客户' },
  close: { title: '关闭报价', label: '原因', confirm: '关闭报价', done: '报价已关闭', danger: true },
  back: { title: '退回修改', label: '退回的原因', confirm: '退回', done: '已退回' },
} as const;

/** A new quote in the place of one that was sent; one that was begun is gone on with. */
function ReplaceButton({ quote: { quoteNo, version, replacedBy } }: { quote: DeskQuote }) {
  const router = useRouter();
  const act = useAct();
  const replace = async () => {
    let next = '';
    const begun = await act.run(async (context) => {
      ({ quoteNo: next } = await quoteDeskApi.call.replace({ quoteNo, version }, context));
    }, '已建立替代报价的草稿，发出后原报价失效');
    if (begun) await router.navigate({ href: deskQuoteHref(next) });
  };
  return (
    <>
      <ProblemWords>{act.problem}</ProblemWords>
      <Button busy={act.busy} onClick={() => void replace()}>
        {replacedBy ? '继续重新报价（替代）' : '重新报价（替代）'}
      </Button>
    </>
  );
}

/** Acts on the quote as a whole; only what its state allows is offered. */
export function DeskQuoteActs({ quote }: { quote: DeskQuote }) {
  const { quoteNo, version, draft } = quote;
  const may = (one: DeskAct) => quote.acts.includes(one);
  const act = useAct();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { call } = quoteDeskApi;
  const seen = { quoteNo, version };
  const answer = (one: Asking, text: string) =>
    act.run((context) => {
      if (one === 'close') return call.close({ ...seen, reason: text }, context);
      if (one === 'back') return call.check({ ...seen, passed: false, reason: text }, context);
      return call.ask({ ...seen, question: text }, context);
    }, DIALOGS[one].done);
  const press = (label: string, work: Parameters<typeof act.run>[0], done: string, primary = false) => (
    <Button kind={primary ? 'primary' : undefined} busy={act.busy} onClick={() => void act.run(work, done)}>
      {label}
    </Button>
  );
  return (
    <>
      {act.problem && asking === null && <ProblemWords>{act.problem}</ProblemWords>}
      {may('take') && press('由我处理', (context) => call.take(seen, context), '已受理')}
      {may('ask') && <Button onClick={() => setAsking('ask')}>询问客户</Button>}
      {may('close') && <Button onClick={() => setAsking('close')}>无法报价，关闭</Button>}
      {may('replace') && <ReplaceButton quote={quote} />}
      {draft?.state === 'checking' && !may('check') && <span className={styles.quiet}>等待另一位有复核权限的同事</span>}
      {may('check') && (
        <>
          <Button onClick={() => setAsking('back')}>退回修改</Button>
          {press(
            '复核通过并发出',
            (context) => call.check({ ...seen, passed: true, reason: '' }, context),
            '已发出',
            true,
          )}
        </>
      )}
      {may('revise') && press('修改为新版本', (context) => call.revise(seen, context), '已建立新版本草稿', true)}
      <AskDialogs
        dialogs={DIALOGS}
        asking={asking}
        problem={act.problem}
        onAnswer={answer}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
